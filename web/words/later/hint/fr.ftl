# Un conseil, à la table.
page-hint-title = Ce que je ferais
page-hint-look = Idée { $nth } : { $move }
page-hint-do = Faire cela
page-hint-none = Je n’ai pas de raison qui tienne en une phrase : c’est ce qui donne le mieux.
page-explains = Les bots expliquent ce qu’ils ont fait, et un conseil vient de lui-même au début
