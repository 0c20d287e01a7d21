import { LANGUAGES } from '@/lib/config';

/** Looks for a slot provider that was added after the build, when its page is missing. Other missing pages request nothing. */
const place = document.querySelector<HTMLElement>('[data-not-found]');
const slotPage = new RegExp(`^(?:/(?:${LANGUAGES.join('|')}))?/slots/([^/]+)$`);
const [, encodedName] = slotPage.exec(location.pathname) ?? [];
const name = encodedName && decode(encodedName);

if (place && name) {
  const { mountFoundProvider } = await import('@/islands/games/FoundProvider');
  await mountFoundProvider(place, name);
}

/** Undefined for an address that is not properly encoded: no provider has it. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
