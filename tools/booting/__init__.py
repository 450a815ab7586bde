"""What `tools/boot.py` does, in parts; standard library only, since nothing is installed yet."""
