import { readItem } from '../lib/browser/storage/local-storage.ts';
import { CLOSED_ANNOUNCEMENTS_KEY } from '../lib/browser/storage/storage-keys.ts';

/**
 * Of the announcements before it, of which the page shows the first and has the others in a template, shows the first that was not closed on this device. Inline, because it must
 * run before the first paint: what is under them would move. For the same reason it takes them out of a player's page, which becomes a guest's when
 * the token is refused. Without script the first one is shown.
 */
const lines = document.currentScript?.previousElementSibling;
if (document.documentElement.dataset['session'] === 'player') lines?.remove();
const closed = readItem(CLOSED_ANNOUNCEMENTS_KEY) ?? '';
const all = [...(lines?.children ?? []), ...(lines?.querySelector('template')?.content.children ?? [])] as HTMLElement[];
const next = all.find(({ dataset: { announcement: id } }) => id && !closed.includes(id));
lines?.replaceChildren(...(next ? [next] : []));
