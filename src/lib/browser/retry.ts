import { isReached, watchCall } from './page/online.ts';
import { delay, isPageVisible } from './page/when.ts';
import { runOnce } from './run-once.ts';

/** Does something after each of the delays, as long as it is wanted. */
export async function retry(poll: () => Promise<unknown>, delaysMs: Iterable<number>, isWanted: () => boolean): Promise<void> {
  for (const ms of delaysMs) {
    await delay(ms);
    if (!isWanted()) return;
    await poll();
    if (!isWanted()) return;
  }
}

function* growingDelays(firstMs: number, mostMs: number): Generator<number> {
  for (let ms = firstMs; ; ms = Math.min(ms * 2, mostMs)) yield ms;
}

/**
 * After a call that nobody answered, asks again and again, ever more rarely, whether anybody does: a network that leads nowhere does not say when it
 * leads somewhere again. A page that nobody sees does not ask.
 * @param ask resolves when there is an answer, whatever it says
 */
export const askUntilReached = runOnce(
  (ask: () => Promise<unknown>) =>
    retry(
      async () => {
        if (!navigator.onLine || !isPageVisible()) return;
        const noteEnd = watchCall();
        await ask().then(
          () => noteEnd(true),
          () => noteEnd(undefined),
        );
      },
      growingDelays(3_000, 30_000),
      () => !isReached(),
    ),
  () => false,
);
