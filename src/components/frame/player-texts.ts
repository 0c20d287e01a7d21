import { onOnline } from '@/lib/browser/page/online';
import { onPageVisible } from '@/lib/browser/page/when';
import { formatMoney, moneyText, UNKNOWN_AMOUNT } from '@/lib/domain/money/amount';
import { fill } from '@/lib/domain/text/fill';
import { notifyMoneyMoved } from '@/lib/stores/money-moved';
import { $session, reloadProfile } from '@/lib/stores/session';

/** Characters of an amount that fit beside the label on a small phone; a longer one stands below it. */
const ONE_LINE = 9;

/** Writes the player's name and balance wherever the page shows them, now and whenever they change. */
export function writePlayerTexts(): void {
  $session.subscribe((session) => {
    const player = session.status === 'player' ? session.player : undefined;
    if (player) writeAll('name', player.username);
    const amount = player ? formatMoney(player.walletBalance) : UNKNOWN_AMOUNT;
    writeAll('balance', amount);
    const spoken = document.querySelector<HTMLElement>('[data-balance]');
    if (spoken) spoken.textContent = fill(spoken.dataset['balance'] ?? '', { amount: moneyText(player?.walletBalance ?? '') });
    spoken?.closest('button')?.toggleAttribute('data-long', amount.length > ONE_LINE);
    document.querySelector('[data-wallet]')?.setAttribute('aria-busy', String(session.status === 'unknown'));
  });
}

/** The player comes back from another app, or the network does: what was decided meanwhile is loaded, also by open lists of transactions. */
export function reloadOnReturn(): void {
  const reload = () => {
    notifyMoneyMoved();
    void reloadProfile();
  };
  onPageVisible(reload);
  // The realtime service reports a new connection too, but not everybody has one.
  onOnline(reload);
}

function writeAll(name: 'name' | 'balance', text: string): void {
  for (const element of document.querySelectorAll(`[data-player="${name}"]`)) {
    if (element.textContent === text) continue;
    // A new element is no layout shift; a text that grows to the left is one.
    const written = element.cloneNode() as Element;
    written.textContent = text;
    element.replaceWith(written);
  }
}
