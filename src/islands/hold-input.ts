import { LIVE_EVENT } from './ui/form/live-event';

const TOUCHES = ['pointerdown', 'focusin', 'input', 'submit'] as const;

/**
 * Keeps what is done with an island's form before it is alive: its button may be pressed, and the browser sends nothing by itself. The live form
 * gets the submit, or else the last press of another button; what was typed is in its fields anyway.
 * @returns resolves at the first touch
 */
export function holdInput(island: HTMLElement): Promise<void> {
  const submit = island.querySelector<HTMLButtonElement>('button[type=submit]');
  // Without script it stays disabled.
  if (submit) submit.disabled = false;
  let pressed: HTMLButtonElement | null = null;
  const live = new AbortController();
  const { signal } = live;

  const hold = (event: Event, button: HTMLButtonElement | null) => {
    event.preventDefault();
    if (button === submit) submit?.setAttribute('aria-busy', 'true');
    if (!submit || pressed !== submit) pressed = button;
  };
  island.addEventListener('submit', (event) => hold(event, submit), { signal });
  island.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('button[type=button]');
      if (button) hold(event, button);
    },
    { signal },
  );
  island.addEventListener(
    LIVE_EVENT,
    () => {
      live.abort();
      submit?.removeAttribute('aria-busy');
      // The field in hand says to the form what it would have said.
      const field = document.activeElement;
      if (field && island.contains(field)) for (const type of ['focusin', 'input']) field.dispatchEvent(new Event(type, { bubbles: true }));
      pressed?.click();
    },
    { signal },
  );
  return new Promise((resolve) => {
    for (const type of TOUCHES) island.addEventListener(type, () => resolve(), { signal });
  });
}
