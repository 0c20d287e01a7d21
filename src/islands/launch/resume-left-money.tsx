import { logFailure } from '@/lib/log';
import { leftAtProviders } from '@/lib/stores/games/left-money';
import { isReturn } from '@/lib/stores/games/saved-game-list';
import { runOnce } from '../../lib/browser/run-once';
import { mountLate } from '../mount-late';

const mountLine = runOnce(async () => {
  const [{ MoveBack }, { loadMoveTexts }] = await Promise.all([import('./MoveBack'), import('./use-move')]);
  const messages = await loadMoveTexts();
  await mountLate({ messages: 'play', render: () => <MoveBack messages={messages} /> });
});

/** Offers what is left at a provider after the games that this tab launches, or launched before the page was loaded. */
export const resumeLeftMoney = runOnce(async () => {
  leftAtProviders.$left.subscribe((left) => {
    // If the line cannot be loaded, the wallet shows the money all the same.
    if (left) mountLine().catch(() => logFailure('Money at a provider', 'no line'));
  });
  await leftAtProviders.resume(isReturn());
});
