"""The screens of the game; each is a `pasur.ui.scene.Scene`."""
