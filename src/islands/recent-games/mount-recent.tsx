import { endWelcome } from '@/lib/browser/storage/visitor';
import { recentGames } from '@/lib/stores/games/recent-games';
import { mountLate } from '../mount-late';
import { runOnce } from '../run-once';
import { Welcome } from '../welcome/Welcome';
import { RecentGames } from './RecentGames';

/** Renders the games played last, or a new player's welcome, into the place that the home page has for them. */
export const mountRecent = runOnce(async (place: HTMLElement) => {
  await (place.dataset['recent'] === 'welcome' ? mountWelcome(place) : mountRecentGames(place));
});

async function mountRecentGames(place: HTMLElement): Promise<void> {
  recentGames.load();
  await mountLate({ place, messages: 'search', render: (messages) => <RecentGames messages={messages} /> });
}

async function mountWelcome(place: HTMLElement): Promise<void> {
  function close(): void {
    endWelcome();
    place.hidden = true;
  }
  await mountLate({ place, messages: 'welcome', render: (messages) => <Welcome messages={messages} onClose={close} /> });
}
