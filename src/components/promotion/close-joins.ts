import { loadOfferedPromotions } from '@/lib/actions/money/offered-promotions';
import { runOnce } from '@/lib/browser/run-once';
import { $session, onPlayerChange, playerIdOf } from '@/lib/stores/session';

/** Takes Join from promotions that the player cannot choose at a deposit. A guest has it, and so has a player of whom that is not known. */
export const closeJoins = runOnce(async () => {
  onPlayerChange($session, async (playerId) => {
    const offered = playerId ? await loadOfferedPromotions(playerId) : undefined;
    if (playerId !== playerIdOf($session.get())) return;
    for (const place of document.querySelectorAll<HTMLElement>('[data-join]')) {
      place.toggleAttribute('data-closed', offered ? !offered.includes(place.dataset['join'] ?? '') : false);
    }
  });
});
