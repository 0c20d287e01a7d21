import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/idle';
import { fill } from '@/lib/domain/fill';
import { Icon } from '../ui/Icon';
import type { WalletMessages } from './wallet-messages';

const NoticePanel = lazy(() => import('./NoticePanel'));

/** Opens the notice centre; says how many notices are unread. Only the bell comes with the wallet: what it counts comes after it, its panel when it is pressed. */
export function Bell({ messages }: { messages: WalletMessages }) {
  const [unread, setUnread] = useState(0);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    void whenIdle().then(async () => {
      const { countUnread } = await import('@/lib/stores/notice-centre');
      if (!isGone) stop = countUnread(setUnread);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  const count = new Intl.NumberFormat(document.documentElement.lang || 'en').format(unread);
  return (
    <div className="player-only bell-place">
      <button
        type="button"
        popoverTarget="notices"
        className="bell"
        aria-label={unread > 0 ? fill(messages.unread, { count }) : messages.notices}
      >
        <Icon name="bell" />
        {unread > 0 && (
          <span className="bell-count" aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      <div id="notices" popover="auto" className="wallet" onToggle={(event) => setOpen(event.newState === 'open')}>
        {isOpen && (
          <Suspense fallback={messages.loading}>
            <NoticePanel />
          </Suspense>
        )}
      </div>
    </div>
  );
}
