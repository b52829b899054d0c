"""The rules in the order of a round: `choice` (HD3), `order` and `effects` (HD4), `scoring` (HD5), `sudden` (HD6),
`disaster` (HD7), `end` (HD8). `turns` says who is asked, `hands` how cards move and who knows what of them."""
