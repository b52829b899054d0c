"""Notices that it is somebody's turn."""
