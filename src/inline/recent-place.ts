import { readItem } from '../lib/browser/storage/local-storage.ts';
import { readSessionItem } from '../lib/browser/storage/session-storage.ts';
import { RECENT_KEY, WELCOME_KEY } from '../lib/browser/storage/storage-keys.ts';

/** Shows the place before it, if there is a welcome or a game played last for it, before the first paint: it has no height. */
const place = document.currentScript?.previousElementSibling as HTMLElement;
const isPlayer = document.documentElement.dataset['session'] === 'player';
const hasGames = (readItem(RECENT_KEY) ?? '[]') !== '[]';
const recent = isPlayer && readSessionItem(WELCOME_KEY) ? 'welcome' : hasGames && 'games';
if (recent) {
  place.dataset['recent'] = recent;
  place.hidden = false;
}
