import { formatMoney, UNKNOWN_AMOUNT } from '@/lib/domain/money/money';
import { startRealtime } from '@/lib/stores/notices/pushed-notices';
import { $session } from '@/lib/stores/session';
import { mountLate } from '../mount-late';
import { runOnce } from '../run-once';
import { PlayerFrame } from './PlayerFrame';

/** Fills the places that the page's frame reserves for a player, and starts the realtime notices. */
export const mountPlayerFrame = runOnce(async () => {
  const place = document.querySelector<HTMLElement>('[data-wallet]');
  if (!place) return;
  await mountLate({ place, messages: 'player-frame', render: (messages) => <PlayerFrame messages={messages} /> });
  $session.subscribe((session) => {
    const player = session.status === 'player' ? session.player : undefined;
    if (player) writeAll('name', player.username);
    writeAll('balance', player ? formatMoney(player.walletBalance) : UNKNOWN_AMOUNT);
  });
  startRealtime(place.dataset['wallet'] ?? '');
});

function writeAll(name: 'name' | 'balance', text: string): void {
  for (const element of document.querySelectorAll(`[data-player="${name}"]`)) element.textContent = text;
}
