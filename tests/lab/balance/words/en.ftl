toy-title = Toss
toy-end-toss = The coin has fallen.
box-favour = Points that the first seat is favoured by
