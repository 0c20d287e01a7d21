/** The steps of a form as entries of the history, each knowing its step, from 0, so that Back leads to the step before. A link within the page adds one without. */

/** The step of the current entry; undefined where it has none, as when the page was opened by a link. */
export function stepOfEntry(): number | undefined {
  const step: unknown = (history.state as { step?: unknown } | null)?.step;
  return Number.isInteger(step) ? Number(step) : undefined;
}

/** Makes the current entry that of the first step, and adds those up to `step`. */
export function beginSteps(step: number): void {
  markStep(0);
  for (let next = 1; next <= step; next += 1) pushStep(next);
}

/** Adds the entry of the next step, in place of those that lie ahead. */
export function pushStep(step: number): void {
  // A step is shown from its heading on, whichever way it was reached.
  history.scrollRestoration = 'manual';
  history.pushState({ step }, '');
}

/** Makes the current entry that of a step. */
export function markStep(step: number): void {
  history.replaceState({ step }, '');
}

/** Goes to the entry of a step. Resolves when it is the current one. */
export async function goToStep(step: number): Promise<void> {
  const distance = step - (stepOfEntry() ?? step);
  if (distance !== 0) {
    await new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
      history.go(distance);
    });
  }
  if (stepOfEntry() === step) return;
  // Another entry lies where the step's was expected, and going on could leave the page.
  markStep(step);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** Calls the listener when the player has come to an entry, with its step if it has one. Returns the function that stops it. */
export function onStepEntry(listener: (step: number | undefined) => void): () => void {
  const onPopState = () => listener(stepOfEntry());
  addEventListener('popstate', onPopState);
  return () => removeEventListener('popstate', onPopState);
}

/** Whether the screen is as narrow as a phone's, where forms have steps (styles/components/money-form.css has the same width). */
export function isNarrow(): boolean {
  return matchMedia('not all and (min-width: 48rem)').matches;
}
