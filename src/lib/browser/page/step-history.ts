/**
 * The steps of a form as entries of the browser's history, so that Back leads to the step before. Each entry knows its step, counted from 0, and
 * the entries before it are those of the steps before.
 */

/** The step of the current entry; undefined where it has none, as when the page was opened by a link. */
export function stepOfEntry(): number | undefined {
  const step: unknown = (history.state as { step?: unknown } | null)?.step;
  return Number.isInteger(step) ? Number(step) : undefined;
}

/** Makes the current entry that of the first step, and adds those up to `step`. */
export function beginSteps(step: number): void {
  history.replaceState({ step: 0 }, '');
  for (let next = 1; next <= step; next += 1) pushStep(next);
}

/** Adds the entry of the next step, in place of those that lie ahead. */
export function pushStep(step: number): void {
  // A step is shown from its heading on, whichever way it was reached.
  history.scrollRestoration = 'manual';
  history.pushState({ step }, '');
}

/** Goes to the entry of a step. Resolves when it is the current one. */
export function goToStep(step: number): Promise<void> {
  const distance = step - (stepOfEntry() ?? step);
  if (distance === 0) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    history.go(distance);
  });
}

/** Calls the listener when the player has gone back or forward to a step. Returns the function that stops it. */
export function onStepEntry(listener: (step: number) => void): () => void {
  const onPopState = () => {
    const step = stepOfEntry();
    if (step !== undefined) listener(step);
  };
  addEventListener('popstate', onPopState);
  return () => removeEventListener('popstate', onPopState);
}
