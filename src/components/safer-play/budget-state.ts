import { runOnce } from '@/lib/browser/run-once';
import { budgetText } from '@/lib/domain/safer-play/budget';
import { onBudgetChange, readBudget } from '@/lib/stores/safer-play/stored-budgets';
import { $session, playerIdOf, startSession } from '@/lib/stores/session/session';

/** Writes the player's budget, now and whenever it or the player changes: `RM 500.00 a day`. */
export const followBudget = runOnce(async (place: HTMLElement) => {
  const texts = JSON.parse(place.dataset['budgetState'] ?? '{}') as Record<
    'ofDay' | 'ofWeek' | 'ofMonth' | 'notSet',
    string
  >;

  function write(): void {
    const playerId = playerIdOf($session.get());
    const budget = playerId && readBudget(playerId);
    const text = budget ? budgetText(budget, texts) : texts.notSet;
    place.textContent = playerId ? text : '';
  }

  $session.subscribe(write);
  onBudgetChange(write);
  void startSession();
});
