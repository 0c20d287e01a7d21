import { readItem } from '../lib/browser/storage/local-storage.ts';
import { readSessionItem } from '../lib/browser/storage/session-storage.ts';
import { RECENT_KEY, WELCOME_KEY } from '../lib/browser/storage/storage-keys.ts';

/**
 * Shows the place before it on the home page when this browser has something for it: the welcome of a new player, or games played last. Inline,
 * because it must run before the first paint: the place has no height until then.
 */
const place = document.currentScript?.previousElementSibling as HTMLElement;
const isPlayer = document.documentElement.dataset['session'] === 'player';
const hasGames = (readItem(RECENT_KEY) ?? '[]') !== '[]';
const recent = isPlayer && readSessionItem(WELCOME_KEY) ? 'welcome' : hasGames && 'games';
if (recent) {
  place.dataset['recent'] = recent;
  place.hidden = false;
}
