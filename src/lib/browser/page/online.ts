/** Calls the listener when the device has a network again. Returns the function that stops it. */
export function onOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  return () => removeEventListener('online', listener);
}
