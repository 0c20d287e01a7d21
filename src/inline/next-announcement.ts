import { readItem } from '../lib/browser/storage/local-storage.ts';
import { CLOSED_ANNOUNCEMENTS_KEY } from '../lib/browser/storage/storage-keys.ts';

/** Shows the first announcement that was not closed on this device, and none to a player; before the first paint, since what is under it would move. */
const lines = document.currentScript?.previousElementSibling;
if (document.documentElement.dataset['session'] === 'player') lines?.remove();
const closed = readItem(CLOSED_ANNOUNCEMENTS_KEY) ?? '';
const all = [
  ...(lines?.children ?? []),
  ...(lines?.querySelector('template')?.content.children ?? []),
] as HTMLElement[];
const next = all.find(({ dataset: { announcement: id } }) => id && !closed.includes(id));
lines?.replaceChildren(...(next ? [next] : []));
