import { pause } from '../../browser/delay.ts';

/** How long other tabs are kept out after an answer, in milliseconds: far longer than storage needs to reach them, and than a second click. */
const HELD_AFTER = 1_000;

let isRunning = false;
/** Settles when this tab has let go of the lock. */
let released: Promise<unknown> = Promise.resolve();

/** Does one piece of work at a time for a player, in all tabs; answers `busy` while another is being done. Without Web Locks only in this tab. */
export async function oneAtATime<Outcome>(playerId: string, work: () => Promise<Outcome>, busy: Outcome): Promise<Outcome> {
  if (isRunning) return busy;
  isRunning = true;
  try {
    await released;
    const locks: LockManager | undefined = globalThis.navigator?.locks;
    return await (locks ? whileHolding(locks, `money ${playerId}`, work, busy) : work());
  } finally {
    isRunning = false;
  }
}

function whileHolding<Outcome>(locks: LockManager, name: string, work: () => Promise<Outcome>, busy: Outcome): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    released = locks
      .request(name, { ifAvailable: true }, async (lock) => {
        if (!lock) return resolve(busy);
        resolve(await work());
        return pause(HELD_AFTER);
      })
      .catch(reject);
  });
}
