import { createRoot } from 'react-dom/client';
import { loadCatalogue } from '@/lib/stores/catalogue';
import { favourites, recentGames } from '@/lib/stores/kept-games';
import { addSheet } from '../ui/add-sheet';
import sheet from './finder.css?url';
import { loadFinderMessages } from './finder-messages';
import { GameFinder } from './GameFinder';

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
