# The guided first game. Titles have at most five words; what to do is said in two or three short sentences.
food-chain-lesson-first-title = A first walk in the forest
food-chain-lesson-hunt-title = Somebody is hungry
food-chain-lesson-hunt-do = Choose an animal in your hand, then something on the table that it likes to eat.
food-chain-lesson-hunt-why = Your token shows whose hunter it is. It has not eaten yet: first everybody else has a turn, and somebody stronger may turn up for dinner.
food-chain-lesson-eat-title = Dinner is served
food-chain-lesson-eat-do = Nobody disturbs your hare at the plants. Let it eat.
food-chain-lesson-eat-why = Five points, face down in front of you. Fed hunters go home, and so does your token. The smaller the dinner, the more it is worth: plants beat boar.
