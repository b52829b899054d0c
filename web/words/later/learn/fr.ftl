page-learn-step = Étape { $step } sur { $steps }
page-learn-open-step = Étape { $step } : { $title }
page-learn-steps = Étapes de cette leçon
page-learn-done = terminée
page-learn-coach = Votre guide
page-learn-next = Suite
page-learn-finish = Et voilà !
page-learn-again = Recommencer cette étape
page-learn-try-again = Réessayer
page-learn-show = Montrez-moi
page-learn-rule = La règle
page-learn-bravo = { $step ->
    [0] Bravo !
    [1] Délicieux !
    [2] C’est exactement ça !
   *[3] Quel flair !
}
page-learn-missed = C’était autre chose, et on ne peut plus revenir en arrière. Aucun mal : recommencez cette étape.
page-learn-missed-title = Pas tout à fait
page-learn-none = Il n’y a pas encore de leçon pour ce jeu
page-learn-none-why = Vous pouvez lire les règles, ou apprendre en jouant : tout ce qui est possible s’allume.
page-learn-no-step = Cette leçon n’a pas cette étape
page-learn-no-step-why = Elle va de l’étape 1 à l’étape { $steps }.
page-learn-from-start = Commencer la leçon
page-learn-go-on = Reprendre la leçon
page-learn-end = Vous savez jouer
page-learn-end-why = Vous avez tout ce qu’il faut. Le robot joue doucement, et dit pourquoi il fait ce qu’il fait.
page-learn-real = Une vraie partie, en douceur
page-learn-others = Les autres jeux
page-learn-once-more = Revoir une étape
