import type { ClientDirective } from 'astro';
import { whenIdle } from '@/lib/browser/page/when';
import { LIVE_EVENT } from './ui/form/form-controls';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touched'?: true | 'now';
  }
}

const TOUCHES = ['pointerdown', 'focusin', 'input', 'submit'] as const;

/** `client:touched`: hydrates a form that is in the page's HTML when it is touched, or when the page is idle; with the value `now`, at once. */
const touched: ClientDirective = async (load, { value }, island) => {
  const isTouched = holdInput(island);
  let started: Promise<void> | undefined;
  const start = () => {
    started ??= load().then((hydrate) => hydrate());
    return started;
  };
  await (value === 'now' ? start() : Promise.race([isTouched.then(start), whenIdle(start)]));
};

export default touched;

/** Enables a form's submit button before React is here, and presses the last button that was pressed again once it is live. @returns resolves at the first touch */
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
      if (field && island.contains(field))
        for (const type of ['focusin', 'input'])
          field.dispatchEvent(new Event(type, { bubbles: true }));
      pressed?.click();
    },
    { signal },
  );
  return new Promise((resolve) => {
    for (const type of TOUCHES) island.addEventListener(type, () => resolve(), { signal });
  });
}
