import { whenShown } from './shown.ts';

const MAX_WAIT_MS = 5_000;
/** Safari has no idle callback. */
const WITHOUT_CALLBACK_MS = 500;

/** Resolves when the page is shown and has nothing more urgent to do. */
export async function whenIdle(): Promise<void> {
  await whenShown();
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
    else setTimeout(resolve, WITHOUT_CALLBACK_MS);
  });
}
