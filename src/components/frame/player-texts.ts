import { onOnline } from '@/lib/browser/page/online';
import { pageNumber } from '@/lib/browser/page/page-language';
import { onReturn } from '@/lib/browser/page/when';
import { formatMoney, moneyText, UNKNOWN_AMOUNT } from '@/lib/domain/money/amount';
import { fill } from '@/lib/domain/text/fill';
import { $moneyMoved, notifyMoneyMoved } from '@/lib/stores/money/money-moved';
import { $unread, startCounting } from '@/lib/stores/notices/unread-count';
import { $session, reloadProfile } from '@/lib/stores/session/session';

/** Writes the player's name and balance wherever the page shows them, now and whenever they change. */
export function writePlayerTexts(): void {
  const unnamed = document.querySelector('[data-player="name"]')?.textContent ?? '';
  $session.subscribe((session) => {
    const player = session.status === 'player' ? session.player : undefined;
    writeAll('name', player?.username ?? unnamed);
    const amount = player ? formatMoney(player.walletBalance) : UNKNOWN_AMOUNT;
    writeAll('balance', amount);
    const spoken = document.querySelector<HTMLElement>('[data-balance]');
    if (spoken)
      spoken.textContent = fill(spoken.dataset['balance'] ?? '', {
        amount: moneyText(player?.walletBalance ?? ''),
      });
    document
      .querySelector('[data-wallet]')
      ?.setAttribute('aria-busy', String(session.status === 'unknown'));
  });
}

/** Loads what was decided while the player or the network was away; not within a minute of the last load, but always after Back from another page. */
export function reloadOnReturn(): void {
  let askedAt = Date.now();
  $moneyMoved.listen(() => {
    askedAt = Date.now();
  });
  const reload = () => {
    notifyMoneyMoved();
    void reloadProfile();
  };
  onReturn(() => askedAt, reload);
  // On the page that takes its place money may be moved.
  addEventListener('pagehide', () => {
    askedAt = 0;
  });
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

/** Shows the number of unread notices at the header's bell. */
export function showUnreadNotices(): void {
  const bell = document.querySelector<HTMLElement>('[data-unread]');
  const badge = bell?.querySelector<HTMLElement>('span');
  if (!bell || !badge) return;
  const withoutCount = bell.getAttribute('aria-label') ?? '';
  $unread.subscribe((unread) => {
    const count = pageNumber(unread);
    badge.hidden = unread === 0;
    badge.textContent = unread > 0 ? count : '';
    bell.setAttribute(
      'aria-label',
      unread > 0 ? fill(bell.dataset['unread'] ?? '', { count }) : withoutCount,
    );
  });
  startCounting({ isAccountPage: document.documentElement.dataset['guard'] === 'player' });
}
