/** A signal that aborts with a `TimeoutError`. `AbortSignal.timeout` is missing before Chrome 103 and Safari 16. */
export function timeoutSignal(ms: number): AbortSignal {
  if ('timeout' in AbortSignal) return AbortSignal.timeout(ms);
  const controller = new AbortController();
  setTimeout(
    () => controller.abort(new DOMException('The call took too long.', 'TimeoutError')),
    ms,
  );
  return controller.signal;
}
