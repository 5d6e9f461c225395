"""The conversation: bubbles, cards for what is asked, and the view that holds them."""
