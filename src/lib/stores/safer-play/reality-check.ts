import { atom, readonlyType } from 'nanostores';
import { timeToRealityCheck } from '../session/login.ts';
import { $session } from '../session/session.ts';
import { onRealityCheckChange, saveRealityCheck } from './reality-check-choice.ts';

const $isDue = atom(false);
let hasStarted = false;

/** Whether a reality check is due. All tabs have it, until it is closed in one of them. */
export const $isRealityCheckDue = readonlyType($isDue);

/** Finds out whether one is due. Its end is found out by itself. */
export function updateRealityCheck(): void {
  const waitMs = $session.get().status === 'player' ? timeToRealityCheck() : undefined;
  $isDue.set(waitMs !== undefined && waitMs <= 0);
  if (hasStarted) return;
  hasStarted = true;
  $session.listen(updateRealityCheck);
  onRealityCheckChange(updateRealityCheck);
}

/** Closes it in all tabs. */
export const closeRealityCheck = () => void saveRealityCheck({ countedFrom: Date.now() });
