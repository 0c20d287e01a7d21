import { createRoot } from 'react-dom/client';
import { recentGames } from '@/lib/stores/kept-games';
import { addSheet } from '../ui/add-sheet';
import { loadFinderMessages } from './finder-messages';
import { RecentGames } from './RecentGames';
import sheet from './recent.css?url';

/** Fills the place that the home page keeps for a player's last games. */
export async function mountRecentGames(place: HTMLElement): Promise<void> {
  recentGames.load();
  const [messages] = await Promise.all([loadFinderMessages(), addSheet(sheet)]);
  createRoot(place).render(<RecentGames messages={messages} />);
}
