toy-title = Pile ou face
toy-end-toss = La pièce est tombée.
box-favour = Points d’avance du premier siège
