/** A page that is being left breaks off its calls, which is no news. */
const UNREACHED_AFTER_MS = 1_000;
/** Most answers take less on a slow phone's network, too. */
const SLOW_AFTER_MS = 5_000;

/** The last calls were not answered, although the device has a network. */
let isUnreached = false;
let unreachedTimer: ReturnType<typeof setTimeout> | undefined;
/** A call was answered, although the device says that it has no network. */
let isAnsweredOffline = false;
/** Calls that have been waiting for long. */
let slowCalls = 0;

/** Whether a call may succeed. `navigator.onLine` can be wrong both ways; an answered call wins over it. */
export function isOnline(): boolean {
  return navigator.onLine || isAnsweredOffline;
}

/** Whether something may leave the device and the last calls were answered, as far as is known. */
export function isReached(): boolean {
  return isOnline() && !isUnreached;
}

/**
 * Call when a request starts; call the result when it ends: true = answered, false = not, undefined = unknown. Fires `online` and `offline` on the
 * window, and `slow` and `steady` around a request that takes more than 5 s.
 */
export function watchCall(): (isAnswered: boolean | undefined) => void {
  const startedOnline = navigator.onLine;
  let isSlow = false;
  const slowTimer = setTimeout(() => {
    isSlow = true;
    slowCalls += 1;
    dispatchEvent(new Event('slow'));
  }, SLOW_AFTER_MS);
  return (isAnswered) => {
    clearTimeout(slowTimer);
    if (isSlow) slowCalls -= 1;
    if (isSlow && slowCalls === 0) dispatchEvent(new Event('steady'));
    // It was on its way when the network went.
    if (isAnswered === undefined || (startedOnline && !navigator.onLine)) return;
    if (isAnswered) noteReached();
    else unreachedTimer ??= setTimeout(noteUnreached, UNREACHED_AFTER_MS);
  };
}

function noteReached(): void {
  clearTimeout(unreachedTimer);
  unreachedTimer = undefined;
  if (isOnline() && !isUnreached) return;
  isUnreached = false;
  isAnsweredOffline = !navigator.onLine;
  if (isAnsweredOffline) addEventListener('offline', () => (isAnsweredOffline = false), { once: true });
  dispatchEvent(new Event('online'));
}

function noteUnreached(): void {
  unreachedTimer = undefined;
  isUnreached = true;
  dispatchEvent(new Event('offline'));
}

/** Calls the listener when the device has a network again. Returns the function that stops it. */
export function onOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  return () => removeEventListener('online', listener);
}

/** Calls the listener when the device loses its network, and when it has one again. Returns the function that stops it. */
export function onNetworkChange(listener: () => void): () => void {
  const stop = onOnline(listener);
  addEventListener('offline', listener);
  return () => {
    stop();
    removeEventListener('offline', listener);
  };
}
