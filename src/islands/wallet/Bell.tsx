import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '@/lib/browser/log';
import { whenIdle } from '@/lib/browser/page/idle';
import { fill } from '@/lib/domain/text/fill';
import type { WalletMessages } from './wallet-messages';

/** Not among the icons that every form carries along. */
const SHAPE = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5a2.2 2.2 0 0 0 4 0';

/** Opens the notice centre; says how many notices are unread. Only the bell comes with the wallet: what it counts comes after it, its panel when it is pressed. */
export function Bell({ messages }: { messages: WalletMessages }) {
  const [unread, setUnread] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [panel, setPanel] = useState<{ Panel: ComponentType } | 'failed'>();
  const stop = useRef<() => void>(undefined);
  const follow = useCallback(async () => {
    const { watchUnreadCount } = await import('@/lib/stores/notices/notice-centre');
    stop.current ??= watchUnreadCount(setUnread);
  }, []);
  const load = async () => {
    setPanel(undefined);
    try {
      const [{ loadPanel }] = await Promise.all([import('./NoticePanel'), follow()]);
      setPanel({ Panel: await loadPanel() });
    } catch {
      logFailure('Notices', 'no panel');
      setPanel('failed');
    }
  };
  // Should it not come, it is asked for again with the panel.
  useEffect(() => {
    void whenIdle()
      .then(follow)
      .catch(() => logFailure('Notices', 'no centre'));
    return () => stop.current?.();
  }, [follow]);
  const count = new Intl.NumberFormat(document.documentElement.lang || 'en').format(unread);
  return (
    <div className="guest:hidden bell-place">
      <button
        type="button"
        popoverTarget="notices"
        className="bell"
        aria-label={unread > 0 ? fill(messages.unread, { count }) : messages.notices}
      >
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" aria-hidden="true">
          <path d={SHAPE} />
        </svg>
        {unread > 0 && (
          <span className="bell-count" aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      <div
        id="notices"
        popover="auto"
        className="popover wallet"
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          if (newState === 'open' && typeof panel !== 'object') void load();
        }}
      >
        {isOpen && panel !== 'failed' && (panel ? <panel.Panel /> : messages.loading)}
        {panel === 'failed' && (
          <>
            {messages.unreachable}
            <button type="button" onClick={load} className="wallet-refresh">
              {messages.retry}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
