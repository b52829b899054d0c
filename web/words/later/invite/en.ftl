invite-alone = Only this computer can reach this server, so a link would not arrive.
invite-alone-what = To play with others on your network, stop the server and start it again like this; your games are kept:
invite-no-network = This computer is on no network now, so a link would not arrive.
invite-no-network-what = Connect it to the network that your friends are on, then open this page again.
invite-here = A link for another browser on this computer
invite-here-seat = { $seat }: a link for another browser on this computer
