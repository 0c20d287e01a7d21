import { chooseProvider } from '@/lib/stores/games/game-account';
import { startSession } from '@/lib/stores/session';
import { runOnce } from '../../lib/browser/run-once';
import { mountLate } from '../mount-late';
import { GameAccountDialog } from './GameAccountDialog';

const mountDialog = runOnce(async () => {
  await mountLate({ messages: 'mobile-slots', render: (messages) => <GameAccountDialog messages={messages} /> });
  void startSession();
});

/** Opens the dialog with the player's account at a provider. */
export async function showGameAccount(provider: { id: string; name: string }): Promise<void> {
  await mountDialog();
  chooseProvider(provider);
}
