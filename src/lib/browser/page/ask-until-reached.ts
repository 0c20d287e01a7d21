import { isReached, watchCall } from './online.ts';
import { delay, isPageVisible } from './when.ts';

const FIRST_MS = 3_000;
const MOST_MS = 30_000;

let isAsking = false;

/**
 * After a call that nobody answered, asks again and again, ever more rarely, whether anybody does: a network that leads nowhere does not say when it
 * leads somewhere again. A page that nobody sees does not ask.
 * @param ask resolves when there is an answer, whatever it says
 */
export async function askUntilReached(ask: () => Promise<unknown>): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  for (let waitMs = FIRST_MS; isAsking; waitMs = Math.min(waitMs * 2, MOST_MS)) {
    await delay(waitMs);
    if (!isReached() && navigator.onLine && isPageVisible()) await askOnce(ask);
    isAsking = !isReached();
  }
}

async function askOnce(ask: () => Promise<unknown>): Promise<void> {
  const noteEnd = watchCall();
  await ask().then(
    () => noteEnd(true),
    () => noteEnd(undefined),
  );
}
