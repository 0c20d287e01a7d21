import type { Contacts } from './site-settings.ts';

/** A user's name or number takes a text; an invitation or a page does not (core.telegram.org/api/links). */
const TELEGRAM_USER = /^https:\/\/(t|telegram)\.me\/(?!joinchat\b)([a-z]\w{3,31}|\+\d{7,15})\/?$/i;

/** The ways to support, with a message filled in where the kind of link can carry one (faq.whatsapp.com, Click to chat). */
export function supportLinks(contacts: Contacts, message: string) {
  return (['liveChat', 'whatsapp', 'telegram'] as const).flatMap((kind) => {
    const contact = contacts[kind];
    if (!contact) return [];
    const takesText = kind === 'whatsapp' || (kind === 'telegram' && TELEGRAM_USER.test(contact));
    return [{ kind, address: takesText ? withText(contact, message) : contact }];
  });
}

function withText(contact: string, message: string): string {
  const address = new URL(contact);
  address.searchParams.delete('text');
  // `URLSearchParams` would write a space as a plus, which these apps show.
  address.search = [
    ...(address.search ? [address.search.slice(1)] : []),
    `text=${encodeURIComponent(message)}`,
  ].join('&');
  return address.href;
}
