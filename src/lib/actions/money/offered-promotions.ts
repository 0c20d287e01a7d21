import { preDeposit } from '../../api/routes/wallet.ts';
import { isOnBreak } from '../../browser/page/device-break.ts';
import { pageLanguage } from '../../browser/page/page-language.ts';
import { readOfferedPromotions, saveOfferedPromotions } from '../../browser/storage/offered-promotions.ts';
import { call } from '../../session/client.ts';

/** The ids of the promotions that this player can choose at a deposit, asked for once a visit; undefined when the backend does not say, or in a break. */
export async function loadOfferedPromotions(playerId: string): Promise<string[] | undefined> {
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
