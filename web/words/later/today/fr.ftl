# La carte de la page d’accueil.
today-title = Aujourd’hui
today-deal = La donne du jour
today-deal-new = { $count ->
    [0] ouvrez le bal
    [one] une personne y joue
   *[other] { $count } personnes y jouent
  }
today-deal-begun = à continuer
today-deal-done = voir les résultats
today-puzzle = Le problème du jour
today-puzzle-new = trouvez le meilleur coup
today-puzzle-done = résolu, en voici d’autres
today-puzzles = Problèmes
today-puzzles-why = une position, un meilleur coup
today-streak = { $days } jours de suite
