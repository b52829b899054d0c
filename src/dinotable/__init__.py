"""Play, study and simulate four tabletop games about dinosaurs and food chains."""

__version__ = "0.1.0"
