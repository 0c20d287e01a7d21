import { DRAFT_PREFIX } from '../../browser/storage/storage-keys.ts';
import { OVER_RELOAD, storedForPlayer } from '../../browser/storage/stored.ts';
import type { Language } from '../../config.ts';

/** The backend may offer others in another language. */
type Offered = Partial<Record<Language, string[]>>;

const offered = storedForPlayer<{ ids: Offered }>(`${DRAFT_PREFIX}offered_promotions`, ({ ids }) => ({ ids }), OVER_RELOAD);

/** The ids of the promotions that this player was offered for a deposit; undefined when it is not known. */
export function readOfferedPromotions(playerId: string, language: Language): string[] | undefined {
  const ids = offered.read(playerId)?.ids?.[language];
  return Array.isArray(ids) ? ids.map(String) : undefined;
}

export function saveOfferedPromotions(playerId: string, language: Language, ids: readonly string[]): void {
  offered.write(playerId, { ids: { ...offered.read(playerId)?.ids, [language]: [...ids] } });
}

/** A deposit may have used one up. */
export function forgetOfferedPromotions(): void {
  offered.remove();
}
