import { recentGames } from '@/lib/stores/games/recent-games';
import { mountLate } from '../mount-late';
import { runOnce } from '../run-once';
import { RecentGames } from './RecentGames';

/** Renders the games played last into the place that the home page reserves for them. */
export const mountRecentGames = runOnce(async (place: HTMLElement) => {
  recentGames.load();
  await mountLate({ place, messages: 'search', render: (messages) => <RecentGames messages={messages} /> });
});
