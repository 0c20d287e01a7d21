/** A call was not answered, although the device has a network, and no other one was since. */
let hasUnanswered = false;
/** Nor was the question whether the backend is there at all. */
let isUnreached = false;
/** A call was answered, although the device says that it has no network. */
let isAnsweredOffline = false;

/** Whether a call may succeed. `navigator.onLine` can be wrong both ways; an answered call wins over it. */
export function isOnline(): boolean {
  return navigator.onLine || isAnsweredOffline;
}

/** Whether something may leave the device and the last calls were answered, as far as is known. */
export function isReached(): boolean {
  return isOnline() && !isUnreached;
}

/** Call when a request starts, and its result at the end: true = answered, false = not, undefined = unknown. Fires `online`. */
export function watchCall(): (isAnswered: boolean | undefined) => void {
  const startedOnline = navigator.onLine;
  return (isAnswered) => {
    // It was on its way when the network went.
    if (isAnswered === undefined || (startedOnline && !navigator.onLine)) return;
    if (isAnswered) noteReached();
    else hasUnanswered = true;
  };
}

/** Whether the last call to end had no answer. It may be the only one that has none: what stands before the backend answers for some of it alone. */
export function hasUnansweredCall(): boolean {
  return hasUnanswered;
}

function noteReached(): void {
  hasUnanswered = false;
  if (isOnline() && !isUnreached) return;
  isUnreached = false;
  isAnsweredOffline = !navigator.onLine;
  if (isAnsweredOffline)
    addEventListener('offline', () => (isAnsweredOffline = false), { once: true });
  dispatchEvent(new Event('online'));
}

/** Call when, after a call without an answer, a different one had none either. Fires `offline` on the window. */
export function noteUnreached(): void {
  if (!hasUnanswered || isUnreached) return;
  isUnreached = true;
  // Said once: by the device, or by the first call that is answered.
  addEventListener('online', () => (isUnreached = false), { once: true });
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
