import { hasUnansweredCall, noteUnreached, watchCall } from './page/online.ts';
import { delay, isPageVisible } from './page/when.ts';
import { runOnce } from './run-once.ts';

/** Does something after each of the delays, as long as it is wanted. */
export async function poll(
  look: () => Promise<unknown>,
  delaysMs: Iterable<number>,
  isWanted: () => boolean,
): Promise<void> {
  for (const ms of delaysMs) {
    await delay(ms);
    if (!isWanted()) return;
    await look();
    if (!isWanted()) return;
  }
}

/** The first one soon, but not at once: a page that is being left breaks off its calls, which is no news. */
function* growingDelays(): Generator<number> {
  yield 1_000;
  for (let ms = 3_000; ; ms = Math.min(ms * 2, 30_000)) yield ms;
}

/** After a call without an answer, asks with growing delays until there is one: a network without internet fires no event when it is back. A hidden page does not. */
export const askUntilReached = runOnce(
  (ask: () => Promise<unknown>) =>
    poll(
      async () => {
        if (!navigator.onLine || !isPageVisible()) return;
        const noteEnd = watchCall();
        await ask().then(
          () => noteEnd(true),
          () => {
            noteEnd(undefined);
            noteUnreached();
          },
        );
      },
      growingDelays(),
      hasUnansweredCall,
    ),
  () => false,
);
