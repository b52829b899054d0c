page-lesson-step = Étape { $step } sur { $steps }
page-lesson-open-step = Étape { $step } : { $title }
page-lesson-steps = Étapes de cette leçon
page-lesson-done = terminée
page-lesson-coach = Votre guide
page-lesson-next = Suite
page-lesson-finish = Et voilà !
page-lesson-again = Recommencer cette étape
page-lesson-try-again = Réessayer
page-lesson-show = Montrez-moi
page-lesson-rule = La règle
page-lesson-bravo = { $step ->
    [0] Bravo !
    [1] Joli coup !
    [2] C’est exactement ça !
   *[3] Quel flair !
}
page-lesson-missed = C’était autre chose, et on ne peut plus revenir en arrière. Aucun mal : recommencez cette étape.
page-lesson-missed-title = Pas tout à fait
page-lesson-none = Il n’y a pas encore de leçon pour ce jeu
page-lesson-none-why = Vous pouvez lire les règles, ou apprendre en jouant : tout ce qui est possible s’allume.
page-lesson-no-step = Cette leçon n’a pas cette étape
page-lesson-no-step-why = Elle va de l’étape 1 à l’étape { $steps }.
page-lesson-from-start = Commencer la leçon
page-lesson-go-on = Reprendre la leçon
page-lesson-end = Vous savez jouer
page-lesson-end-why = Vous avez tout ce qu’il faut. Le robot joue doucement, et dit pourquoi il fait ce qu’il fait.
page-lesson-real = Jouer une vraie partie
page-lesson-others = Les autres jeux
page-lesson-once-more = Revoir une étape
