import { pageNumber } from '@/lib/browser/page/document';
import { fill } from '@/lib/domain/text/fill';
import { $unread, startCounting } from '@/lib/stores/notices/unread-count';

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
    bell.setAttribute('aria-label', unread > 0 ? fill(bell.dataset['unread'] ?? '', { count }) : withoutCount);
  });
  startCounting({ isAccountPage: document.documentElement.dataset['guard'] === 'player' });
}
