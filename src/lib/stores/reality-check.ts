import { atom, readonlyType } from 'nanostores';
import { onRealityCheckChange, saveRealityCheck } from '../browser/storage/reality-check.ts';
import { takeTurns } from '../browser/tabs/take-turns.ts';
import { timeToRealityCheck } from '../session/login.ts';
import type { Environment } from './environment.ts';
import { $session } from './session.ts';

interface RealityCheckEnvironment extends Pick<Environment, 'session'> {
  takeTurns: typeof takeTurns;
}

/** Makes the store of whether this tab has a reality check to show. Of all tabs one has, until it is closed in any of them. */
export function createRealityCheck({ session, takeTurns }: RealityCheckEnvironment) {
  const $isHere = atom(false);
  let giveUp: (() => void) | undefined;
  let hasStarted = false;

  /** Finds out whether one is due. Its end is found out by itself. */
  function updateRealityCheck(): void {
    const waitMs = session.get().status === 'player' ? timeToRealityCheck() : undefined;
    const isDue = waitMs !== undefined && waitMs <= 0;
    if (isDue) giveUp ??= takeTurns('reality-check', (isMine) => $isHere.set(isMine));
    else {
      giveUp?.();
      giveUp = undefined;
    }
    if (hasStarted) return;
    hasStarted = true;
    session.listen(updateRealityCheck);
    onRealityCheckChange(updateRealityCheck);
  }

  return {
    $isRealityCheckHere: readonlyType($isHere),
    updateRealityCheck,
    /** Closes it in all tabs. */
    closeRealityCheck: () => void saveRealityCheck({ countedFrom: Date.now() }),
  };
}

export const { $isRealityCheckHere, updateRealityCheck, closeRealityCheck } = createRealityCheck({ session: $session, takeTurns });
