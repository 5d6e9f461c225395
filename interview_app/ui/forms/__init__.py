"""Forms: field specifications and checks as plain data, and the widgets that show and edit them."""
