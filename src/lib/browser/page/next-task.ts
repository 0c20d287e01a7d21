/** Resolves in a task of its own, so that the browser can paint and answer touches before. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
