import { loadDepositChoices } from '@/lib/actions/money/deposit';
import { isOnBreak } from '@/lib/browser/page/device-break';
import type { DepositChoices } from '@/lib/domain/money/deposit';
import type { Result } from '@/lib/domain/problem';
import { $session, playerIdOf, startSession } from '@/lib/stores/session';

/** What the form has to know before it takes over the one in the page's HTML. */
export interface LoadedStart {
  /** Undefined where nobody is known who may deposit. */
  playerId: string | undefined;
  choices: Result<DepositChoices> | undefined;
}

/** Finds out whose page this is, and what can be chosen; in a break nothing is asked for. */
export async function loadDepositStart(): Promise<LoadedStart> {
  await startSession();
  const playerId = playerIdOf($session.get());
  return { playerId, choices: playerId === undefined || isOnBreak() ? undefined : await loadDepositChoices() };
}
