/** Told when the page goes out of sight: another tab or app, a locked phone. Returns the way to stop. */
export function onHidden(listener: () => void): () => void {
  const changed = () => document.visibilityState === 'hidden' && listener();
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
