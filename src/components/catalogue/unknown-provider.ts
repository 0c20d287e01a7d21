import { LANGUAGES } from '@/lib/config';

/** The page of a slot provider that is not there may be of one that came after the build (decisions, 21). Every other page that is missing asks nothing. */
const place = document.querySelector<HTMLElement>('[data-not-found]');
const slots = new RegExp(`^(?:/(?:${LANGUAGES.join('|')}))?/slots/([^/]+)$`);
const [, code] = slots.exec(location.pathname) ?? [];

async function find(element: HTMLElement, name: string) {
  const { showIfFound } = await import('./show-provider');
  await showIfFound(element, name);
}

if (place && code) {
  try {
    void find(place, decodeURIComponent(code));
  } catch {
    // Not an address that anybody encoded: no provider has it.
  }
}
