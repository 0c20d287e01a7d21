import { createRoot } from 'react-dom/client';
import { loadCatalogue } from '@/lib/stores/games/catalogue';
import { favourites, recentGames } from '@/lib/stores/games/remembered-games';
import { addSheet } from '../ui/add-sheet';
import { GameFinder } from './GameSearch';
import sheet from './search.css?url';
import { loadFinderMessages } from './search-messages';

let mounted: Promise<void> | undefined;

/** Fills the search's dialog, once; the field that stands in it already is the one that is typed in. */
export function mountFinder(dialog: HTMLDialogElement): Promise<void> {
  mounted ??= mount(dialog);
  return mounted;
}

async function mount(dialog: HTMLDialogElement): Promise<void> {
  const [field, place] = dialog.children;
  if (!(field instanceof HTMLInputElement) || !place) return;
  favourites.load();
  recentGames.load();
  void loadCatalogue();
  const [messages] = await Promise.all([loadFinderMessages(), addSheet(sheet)]);
  field.placeholder = messages.placeholder;
  createRoot(place).render(<GameFinder dialog={dialog} field={field} messages={messages} />);
}
