"""Every published figure has one home, `docs/published.json`, and can be measured again.

`home` reads and writes that file, `figures` says what a figure is and which follow from the matches of the ladders, `rerun`
measures again, `holds` judges. `python -m dinotable.lab.reproduce.add` brings in what a balance report or a ladder says.
"""
