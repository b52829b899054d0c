"""Whole games through a host, against bots."""

import asyncio

import pytest

from tests.browser.rig import ME, bot, host_on, opened


@pytest.mark.parametrize(
    "game", ["ciao-dino", "food-chain", "gods-love-dinosaurs", "happy-little-dinosaurs", "magpies"]
)
def test_a_game_is_played_to_its_end(game: str) -> None:
    async def run() -> None:
        table = await opened(host_on(), ME, bot("random"), game=game)
        now = await table.play()
        assert now["status"] == "over"
        assert now["ending"]["ranks"]
        record = await table.ask("GET /record")
        assert "seed" in record.body

    asyncio.run(run())
