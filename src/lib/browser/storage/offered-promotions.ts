import type { Language } from '../../config.ts';
import { readDraft, removeDraft, saveDraft } from './form-draft.ts';

/** Kept as a draft is: in this tab, for this player, half an hour. The backend may offer others in another language. */
const FORM = 'offered_promotions';

/** The ids of the promotions that this player was offered for a deposit; undefined when it is not known. */
export function readOfferedPromotions(playerId: string, language: Language): string[] | undefined {
  try {
    const ids: unknown = JSON.parse(readDraft(FORM, playerId)[language] ?? 'null');
    return Array.isArray(ids) ? ids.map(String) : undefined;
  } catch {
    // Anybody can write to storage.
    return undefined;
  }
}

export function saveOfferedPromotions(playerId: string, language: Language, ids: readonly string[]): void {
  saveDraft(FORM, playerId, { ...readDraft(FORM, playerId), [language]: JSON.stringify(ids) });
}

/** A deposit may have used one up. */
export function forgetOfferedPromotions(): void {
  removeDraft(FORM);
}
