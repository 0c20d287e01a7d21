const IDLE_TIMEOUT_MS = 5_000;
/** Safari has no idle callback. */
const WITHOUT_CALLBACK_MS = 500;

let unfinished = 0;

/** Does work when the page is loaded, shown and idle, and gives its result. While none is left, `<html>` has `data-settled`. */
export async function whenIdle<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const root = document.documentElement;
  unfinished += 1;
  root.removeAttribute('data-settled');
  try {
    await whenLoaded();
    await whenShown();
    await new Promise<void>((resolve) => {
      if ('requestIdleCallback' in globalThis)
        requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
      else setTimeout(resolve, WITHOUT_CALLBACK_MS);
    });
    return await work();
  } finally {
    unfinished -= 1;
    root.toggleAttribute('data-settled', unfinished === 0);
  }
}

/** Resolves when the page's `load` event has fired. */
export function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}

/** Resolves when the player sees the page. A prerendered page, whose link may never be tapped, calls nobody, opens no socket and writes nothing. */
export function whenShown(): Promise<void> {
  return new Promise((resolve) => {
    if (document.prerendering)
      document.addEventListener('prerenderingchange', () => resolve(), { once: true });
    else resolve();
  });
}

/** Resolves after so many milliseconds. */
export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Resolves in a task of its own, so that the browser can paint and answer touches before. */
export function nextTask(): Promise<void> {
  return delay(0);
}

/** Whether the player can see this tab. */
export function isPageVisible(): boolean {
  return document.visibilityState === 'visible';
}

/** Calls the listener whenever the page comes back into sight. Returns the function that stops it. */
export function onPageVisible(listener: () => void): () => void {
  return onVisibilityChange(() => isPageVisible() && listener());
}

/** What was asked for within this time is not asked for again because the player comes back. */
const FRESH_MS = 60_000;

/** Calls the listener when the page comes back into sight, but not while what it shows is fresh. `askedAt` is by the device's clock. */
export function onReturn(askedAt: () => number, listener: () => void): () => void {
  return onPageVisible(() => Math.abs(Date.now() - askedAt()) >= FRESH_MS && listener());
}

/** Calls the listener whenever the page goes out of sight: another tab or app, a locked phone. Returns the function that stops it. */
export function onPageHidden(listener: () => void): () => void {
  return onVisibilityChange(() => !isPageVisible() && listener());
}

/** Calls the listener whenever the page comes into sight or goes out of it. Returns the function that stops it. */
function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
