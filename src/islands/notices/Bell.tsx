import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { logFailure } from '@/lib/browser/log';
import { whenIdle } from '@/lib/browser/page/idle';
import { reloadPage } from '@/lib/browser/page/page';
import { pageNumber } from '@/lib/browser/page/page-number';
import { fill } from '@/lib/domain/text/fill';
import { Icon } from '../ui/Icon';

/** Opens the notice centre and shows the number of unread notices. The notices are loaded once the page is idle, the panel when it is opened. */
export function Bell({ messages }: { messages: Messages['player-frame'] }) {
  const [unread, setUnread] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [panel, setPanel] = useState<{ Panel: ComponentType } | 'failed'>();
  const hasFailed = useRef(false);
  const stopCounting = useRef<() => void>(undefined);
  const startCounting = useCallback(async () => {
    const { watchUnreadCount } = await import('@/lib/stores/notices/notice-centre');
    stopCounting.current ??= watchUnreadCount(setUnread);
  }, []);
  const loadPanel = async () => {
    setPanel(undefined);
    try {
      const [{ loadNoticePanel }] = await Promise.all([import('./NoticePanel'), startCounting()]);
      setPanel({ Panel: await loadNoticePanel(messages) });
    } catch {
      logFailure('Notices', 'no panel');
      // Chromium before 156 remembers a script that could not be loaded until the page is loaded anew.
      if (hasFailed.current) reloadPage();
      hasFailed.current = true;
      setPanel('failed');
    }
  };
  // If this fails, opening the panel tries again.
  useEffect(() => {
    void whenIdle()
      .then(startCounting)
      .catch(() => logFailure('Notices', 'no centre'));
    return () => stopCounting.current?.();
  }, [startCounting]);
  const count = pageNumber(unread);
  return (
    <div className="guest:hidden w-11">
      <button
        type="button"
        popoverTarget="notices"
        className="icon-button relative hover:bg-raised"
        aria-label={unread > 0 ? fill(messages.unread, { count }) : messages.notices}
      >
        <Icon name="bell" />
        {unread > 0 && (
          <span
            className="absolute end-0.5 top-1 min-w-4.5 rounded-full bg-accent px-1 text-center text-[0.6875rem]/4.5 font-bold text-canvas"
            aria-hidden="true"
          >
            {count}
          </span>
        )}
      </button>
      <div
        id="notices"
        popover="auto"
        className="popover header-popover w-[min(24rem,100vw-2rem)]"
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          if (newState === 'open' && typeof panel !== 'object') void loadPanel();
        }}
      >
        {isOpen && panel !== 'failed' && (panel ? <panel.Panel /> : messages.loading)}
        {panel === 'failed' && (
          <>
            {messages.unreachable}
            <button type="button" onClick={loadPanel} className="min-h-11 text-accent">
              {messages.retry}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
