/** A page that is being left breaks off its calls, which is no news. */
const UNREACHED_AFTER_MS = 1_000;

/** The last calls were not answered, although the device has a network. */
let isUnreached = false;
let unreachedTimer: ReturnType<typeof setTimeout> | undefined;
/** A call was answered, although the device says that it has no network. */
let isAnsweredOffline = false;

/** Whether something may leave the device. It knows its own network only, which may lead nowhere, and it has been seen to deny one that was there. */
export function isOnline(): boolean {
  return navigator.onLine || isAnsweredOffline;
}

/**
 * Has to be called when a call starts; the returned function says whether it was answered, with the browser's own events: whoever listens to these
 * wants to know what the device does not.
 */
export function watchCall(): (isAnswered: boolean) => void {
  const startedOnline = navigator.onLine;
  return (isAnswered) => {
    // It was on its way when the network went.
    if (startedOnline && !navigator.onLine) return;
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
