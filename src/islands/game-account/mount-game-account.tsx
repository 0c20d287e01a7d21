import { createRoot } from 'react-dom/client';
import { pageLanguage } from '@/lib/browser/page/page';
import { chooseProvider } from '@/lib/stores/games/game-account';
import { startSession } from '@/lib/stores/session';
import sheet from '../launch/launch.css?url';
import { addSheet } from '../ui/add-sheet';
import type { AccountMessages } from './account-messages';
import { GameAccountDialog } from './GameAccountDialog';

const messages = import.meta.glob<AccountMessages>('../../content/messages/*/mobile-slots.json', { import: 'default' });
let mounted: Promise<void> | undefined;

/** Shows the player's account at a provider. */
export async function showGameAccount(provider: { id: string; name: string }): Promise<void> {
  mounted ??= mount();
  await mounted;
  chooseProvider(provider);
}

async function mount(): Promise<void> {
  const [texts] = await Promise.all([messages[`../../content/messages/${pageLanguage()}/mobile-slots.json`]?.(), addSheet(sheet)]);
  if (!texts) return;
  void startSession();
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<GameAccountDialog messages={texts} />);
}
