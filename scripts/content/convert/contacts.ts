import type { InitData } from '../../../src/lib/api/replies/init-reply.ts';
import type { Contacts } from '../../../src/lib/domain/site/site-settings.ts';
import { safeContact } from '../html/safe-link.ts';
import type { Warn } from '../pull-log.ts';

const KINDS = new Map<string, keyof Contacts>([
  ['WHATSAPP', 'whatsapp'],
  ['TELEGRAM', 'telegram'],
  ['LIVECHAT', 'liveChat'],
]);

/** The first safe address of each kind of contact. */
export function contactsOf(rows: InitData['contact_us'], warn: Warn): Contacts {
  const contacts: Contacts = {};
  for (const { type, content } of rows) {
    const kind = KINDS.get(type.toUpperCase().replaceAll(/[^A-Z]/g, ''));
    if (!kind || !content) continue;
    const address = safeContact(content);
    if (address) contacts[kind] ??= address;
    else
      warn(
        `init.data.contact_us ${kind}: "${content.slice(0, 60)}" is not an https address; left out`,
      );
  }
  return contacts;
}
