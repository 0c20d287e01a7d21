import '../launch/launch-on-click';
import { loadCatalogue } from '@/lib/stores/games/catalogue';
import { favourites } from '@/lib/stores/games/favourites';
import { loadAnswers } from '@/lib/stores/games/found-answers';
import { recentGames } from '@/lib/stores/games/recent-games';
import { mountLate } from '../mount-late';
import { runOnce } from '../run-once';
import { GameSearch } from './GameSearch';

/** Renders the search into its dialog, whose field one may be typing in already. */
export const mountSearch = runOnce(async (dialog: HTMLDialogElement) => {
  const [field, place] = dialog.children;
  if (!(field instanceof HTMLInputElement) || !place) return;
  favourites.load();
  recentGames.load();
  void loadCatalogue();
  void loadAnswers();
  const { placeholder } = await mountLate({
    place,
    messages: 'search',
    render: (messages) => <GameSearch dialog={dialog} field={field} messages={messages} />,
  });
  field.placeholder = placeholder;
});
