import { atom, readonlyType } from 'nanostores';
import type { Environment } from '../environment.ts';
import { timeToRealityCheck } from '../session/login.ts';
import { $session } from '../session/session.ts';
import { onRealityCheckChange, saveRealityCheck } from './reality-check-choice.ts';

/** Makes the store of whether a reality check is due. All tabs have it, until it is closed in one of them. */
export function createRealityCheck({ session }: Pick<Environment, 'session'>) {
  const $isDue = atom(false);
  let hasStarted = false;

  /** Finds out whether one is due. Its end is found out by itself. */
  function updateRealityCheck(): void {
    const waitMs = session.get().status === 'player' ? timeToRealityCheck() : undefined;
    $isDue.set(waitMs !== undefined && waitMs <= 0);
    if (hasStarted) return;
    hasStarted = true;
    session.listen(updateRealityCheck);
    onRealityCheckChange(updateRealityCheck);
  }

  return {
    $isRealityCheckDue: readonlyType($isDue),
    updateRealityCheck,
    /** Closes it in all tabs. */
    closeRealityCheck: () => void saveRealityCheck({ countedFrom: Date.now() }),
  };
}

export const { $isRealityCheckDue, updateRealityCheck, closeRealityCheck } = createRealityCheck({ session: $session });
