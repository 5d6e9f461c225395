"""The truth gate's benchmark: lies that must be stopped and honest rewordings that must pass, over invented people."""
