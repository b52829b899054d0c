# A hint at the table.
page-hint-title = What I would do
page-hint-look = Idea { $nth }: { $move }
page-hint-do = Do it
page-hint-none = I have no reason that fits into a sentence: it just comes out best.
page-explains = Bots explain what they did, and a hint comes unasked at first
