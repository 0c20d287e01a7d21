import '../launch/launch-on-click';
import { loadCatalogue } from '@/lib/stores/games/catalogue';
import { loadAnswers } from '@/lib/stores/games/found-answers';
import { favourites, recentGames } from '@/lib/stores/games/stored-games';
import { runOnce } from '../../lib/browser/run-once';
import { mountLate } from '../mount-late';
import { GameSearch } from './GameSearch';

/** Renders the search into its dialog, whose field one may be typing in already, before the games of its beginning. */
export const mountSearch = runOnce(async (dialog: HTMLDialogElement) => {
  const field = dialog.querySelector('input');
  const place = dialog.querySelector<HTMLElement>('[data-search-filters]');
  const start = dialog.querySelector<HTMLElement>('[data-search-games]');
  if (!field || !place || !start) return;
  favourites.load();
  recentGames.load();
  void loadCatalogue();
  void loadAnswers();
  await mountLate({
    place,
    messages: 'search',
    render: (messages) => <GameSearch {...{ dialog, field, start, messages }} />,
  });
});
