import { delay } from '../browser/page/when.ts';

/** How long to wait before each look into the report: what the backend has taken is there within seconds. */
const LOOK_DELAYS_MS = [0, 2_000, 5_000, 10_000, 20_000];

/** Looks into the report at once and after growing pauses, as long as it is wanted. */
export async function lookRepeatedly(look: () => Promise<void>, isWanted: () => boolean): Promise<void> {
  for (const ms of LOOK_DELAYS_MS) {
    await delay(ms);
    if (!isWanted()) return;
    await look();
  }
}
