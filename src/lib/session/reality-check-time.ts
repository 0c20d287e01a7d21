import { readRealityCheck } from '../browser/storage/reality-check.ts';
import { timeToCheck } from '../domain/safer-play/reality-check.ts';
import { loginTime } from './login-time.ts';

/** Milliseconds until this login's next reality check, zero or less when it is due; undefined when none will come. */
export function timeToRealityCheck(): number | undefined {
  const now = Date.now();
  return timeToCheck({ ...readRealityCheck(), loginAt: loginTime(now), now });
}
