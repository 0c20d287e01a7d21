import { createRoot } from 'react-dom/client';
import { pageLanguage } from '@/lib/browser/page/page';
import { formatMoney, UNKNOWN_AMOUNT } from '@/lib/domain/money/money';
import { startRealtime } from '@/lib/stores/notices/pushed-notices';
import { $session } from '@/lib/stores/session';
import { addSheet } from '../ui/add-sheet';
import { PlayerFrame } from './PlayerFrame';
import sheet from './wallet.css?url';
import type { WalletMessages } from './wallet-messages';

const messages = import.meta.glob<WalletMessages>('../../content/messages/*/wallet.json', { import: 'default' });

/** Fills the places that the frame keeps for a player; its texts come with it, since guests need none of them. */
export async function mountWallet(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-wallet]');
  const texts = await messages[`../../content/messages/${pageLanguage()}/wallet.json`]?.();
  if (!place || !texts) return;
  await addSheet(sheet);
  createRoot(place).render(<PlayerFrame messages={texts} />);

  const write = (name: string, text: string) => {
    for (const element of document.querySelectorAll(`[data-player="${name}"]`)) element.textContent = text;
  };
  $session.subscribe((session) => {
    const player = session.status === 'player' ? session.player : undefined;
    if (player) write('name', player.username);
    write('balance', player ? formatMoney(player.walletBalance) : UNKNOWN_AMOUNT);
  });
  startRealtime(place.dataset['wallet'] ?? '');
}
