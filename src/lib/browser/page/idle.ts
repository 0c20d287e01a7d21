import { whenLoaded } from './loaded.ts';
import { whenShown } from './shown.ts';

const MAX_WAIT_MS = 5_000;
/** Safari has no idle callback. */
const WITHOUT_CALLBACK_MS = 500;

let unfinished = 0;

/**
 * Does work when the page is loaded, is shown, and has nothing more urgent to do. While none is left, `<html>` has `data-settled`.
 * @returns what the work returns
 */
export async function whenIdle<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const root = document.documentElement;
  unfinished += 1;
  root.removeAttribute('data-settled');
  try {
    await whenLoaded();
    await whenShown();
    await new Promise<void>((resolve) => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
      else setTimeout(resolve, WITHOUT_CALLBACK_MS);
    });
    return await work();
  } finally {
    unfinished -= 1;
    root.toggleAttribute('data-settled', unfinished === 0);
  }
}
