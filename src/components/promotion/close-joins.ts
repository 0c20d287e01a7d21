import { preDeposit } from '@/lib/api/routes/wallet';
import { pageLanguage } from '@/lib/browser/page/page-language';
import { runOnce } from '@/lib/browser/run-once';
import { readOfferedPromotions, saveOfferedPromotions } from '@/lib/stores/money/offered-promotions';
import { isOnBreak } from '@/lib/stores/safer-play/device-break';
import { call } from '@/lib/stores/session/client';
import { $session, onPlayerChange, playerIdOf } from '@/lib/stores/session/session';

/** Takes Join from promotions that the player cannot choose at a deposit. A guest has it, and so has a player of whom that is not known. */
export const closeJoins = runOnce(async () => {
  onPlayerChange($session, async (playerId) => {
    const offered = playerId ? await loadOffered(playerId) : undefined;
    if (playerId !== playerIdOf($session.get())) return;
    for (const place of document.querySelectorAll<HTMLElement>('[data-join]')) {
      place.toggleAttribute('data-closed', offered ? !offered.includes(place.dataset['join'] ?? '') : false);
    }
  });
});

/** The ids of the promotions that this player can choose at a deposit, asked for once a visit; undefined when the backend does not say, or in a break. */
async function loadOffered(playerId: string): Promise<string[] | undefined> {
  if (isOnBreak()) return undefined;
  const language = pageLanguage();
  const known = readOfferedPromotions(playerId, language);
  if (known) return known;
  const answer = await call(preDeposit);
  if (!answer.ok) return undefined;
  const ids = answer.value.promotions.map(({ id }) => id);
  saveOfferedPromotions(playerId, language, ids);
  return ids;
}
