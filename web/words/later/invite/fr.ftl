invite-alone = Seul cet ordinateur peut joindre ce serveur : un lien n’arriverait pas.
invite-alone-what = Pour jouer avec d’autres sur votre réseau, arrêtez le serveur et relancez-le ainsi ; vos parties sont conservées :
invite-no-network = Cet ordinateur n’est sur aucun réseau en ce moment : un lien n’arriverait pas.
invite-no-network-what = Connectez-le au réseau de vos amis, puis rouvrez cette page.
invite-here = Un lien pour un autre navigateur de cet ordinateur
invite-here-seat = { $seat } : un lien pour un autre navigateur de cet ordinateur
