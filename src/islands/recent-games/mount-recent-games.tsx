import { createRoot } from 'react-dom/client';
import { recentGames } from '@/lib/stores/games/remembered-games';
import { loadFinderMessages } from '../search/search-messages';
import { addSheet } from '../ui/add-sheet';
import { RecentGames } from './RecentGames';
import sheet from './recent.css?url';

/** Fills the place that the home page keeps for a player's last games. */
export async function mountRecentGames(place: HTMLElement): Promise<void> {
  recentGames.load();
  const [messages] = await Promise.all([loadFinderMessages(), addSheet(sheet)]);
  createRoot(place).render(<RecentGames messages={messages} />);
}
