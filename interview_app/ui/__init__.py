"""The window: the only folder, with app.py, that imports PySide6."""
