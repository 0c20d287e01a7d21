import { copyText } from '@/lib/browser/clipboard';
import { supportLinks } from '@/lib/domain/site/support-links';
import type { SpokenTexts } from './fill-message';

/** Makes the message follow what the player writes: its links carry it, and it can be copied and filled in. */
function startMessage(place: HTMLElement): void {
  const field = place.querySelector('textarea') as HTMLTextAreaElement;
  const status = place.querySelector('[role=status]') as HTMLElement;
  const texts = JSON.parse(place.dataset['texts'] ?? '{}') as SpokenTexts;
  const say = (key: keyof SpokenTexts) => {
    status.textContent = texts[key];
  };

  function updateLinks(): void {
    for (const link of place.querySelectorAll<HTMLAnchorElement>('a[data-contact]')) {
      const { contact = '', address = '' } = link.dataset;
      const [carrying] = supportLinks({ [contact]: address }, field.value);
      if (carrying) link.href = carrying.address;
    }
  }

  async function copy(): Promise<void> {
    status.textContent = '';
    say((await copyText(field.value)) ? 'copied' : 'copyFailed');
  }

  async function fill(button: HTMLButtonElement): Promise<void> {
    if (button.hasAttribute('aria-busy')) return;
    button.setAttribute('aria-busy', 'true');
    say('filling');
    try {
      const { fillFromAccount } = await import('./fill-message');
      say(await fillFromAccount(place, field, updateLinks));
    } catch {
      // Its script could not be loaded.
      say('fillFailed');
    }
    button.removeAttribute('aria-busy');
  }

  field.addEventListener('input', updateLinks);
  // Browsers put back what was written before the page was left.
  addEventListener('pageshow', updateLinks);
  place.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.matches('[data-copy]')) void copy();
    else if (button?.matches('[data-fill]')) void fill(button);
  });
}

const place = document.querySelector<HTMLElement>('[data-support-message]');
if (place) startMessage(place);
