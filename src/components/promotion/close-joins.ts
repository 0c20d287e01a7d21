import { loadOfferedPromotions } from '@/lib/actions/money/offered-promotions';
import { runOnce } from '@/lib/browser/run-once';
import { $session, playerIdOf } from '@/lib/stores/session';

/** Takes Join from promotions that the player cannot choose at a deposit. When it is not known, Join stays. */
export const closeJoins = runOnce(async () => {
  let shownFor: string | undefined;
  $session.subscribe(async (session) => {
    const playerId = playerIdOf(session);
    if (!playerId || playerId === shownFor) return;
    shownFor = playerId;
    const offered = await loadOfferedPromotions(playerId);
    if (playerId !== shownFor) return;
    for (const place of document.querySelectorAll<HTMLElement>('[data-join]')) {
      place.toggleAttribute('data-closed', offered ? !offered.includes(place.dataset['join'] ?? '') : false);
    }
  });
});
