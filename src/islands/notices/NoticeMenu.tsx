import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { pageAddress, pageLocale } from '@/lib/browser/page/page-language';
import { moneyText } from '@/lib/domain/money/amount';
import { transactionRoute } from '@/lib/domain/report/report';
import { timeWords } from '@/lib/domain/report/report-time';
import type { ListedAnnouncement } from '@/lib/domain/site/site-settings';
import { fill } from '@/lib/domain/text/fill';
import { notifyMoneyMoved } from '@/lib/stores/money/money-moved';
import { loadAnnouncements } from '@/lib/stores/notices/announcements';
import { $notices, $status, type CentreNotice, markSeen } from '@/lib/stores/notices/notice-centre';
import { openCentre } from '@/lib/stores/notices/unread-count';
import { mountLate } from '../mount-late';
import { Icon } from '../ui/Icon';
import { useMenuOpen } from '../use-menu-open';
import { AnnouncementList } from './AnnouncementList';

type PanelMessages = Messages['player-frame'] & Messages['notices'];

/** The operator's announcements and the decisions on the player's deposits and withdrawals, from whenever the menu is opened. */
export function NoticeMenu({ menu, messages }: { menu: HTMLElement; messages: PanelMessages }) {
  const isOpen = useMenuOpen(menu);
  const [announcements, setAnnouncements] = useState<readonly ListedAnnouncement[]>();
  useEffect(() => {
    if (isOpen && !announcements) void loadAnnouncements().then(setAnnouncements);
  }, [isOpen, announcements]);
  return (
    <>
      <AnnouncementList announcements={announcements ?? []} messages={messages} />
      <Decisions isOpen={isOpen} messages={messages} />
    </>
  );
}

/** Beside announcements that are there also while the report cannot be loaded, and that it does not wait for. */
function Decisions({ isOpen, messages }: { isOpen: boolean; messages: PanelMessages }) {
  const status = useStore($status);
  if (!isOpen || status === 'loading') return <span>{messages.loading}</span>;
  if (status === 'ready') return <NoticePanel messages={messages} />;
  return (
    <>
      <span>{messages.unreachable}</span>
      <button type="button" onClick={notifyMoneyMoved} className="text-button text-sm">
        {messages.retry}
      </button>
    </>
  );
}

/** Rendering it marks the notices as seen. */
function NoticePanel({ messages }: { messages: PanelMessages }) {
  const notices = useStore($notices);
  // From when the panel was opened: notices that are new then stay marked as new while it is open.
  const [seenBefore] = useState(
    () => new Set(notices.filter(({ isSeen }) => isSeen).map(({ id }) => id)),
  );
  useEffect(() => {
    if (notices.some(({ isSeen }) => !isSeen)) markSeen();
  }, [notices]);
  return (
    <>
      <h2>{messages.title}</h2>
      {notices.length === 0 ? (
        <p className="py-4 text-muted">
          <b className="block text-text">{messages.none}</b>
          <span>{messages.noneHint}</span>
        </p>
      ) : (
        <ul>
          {notices.map((notice) => (
            <Row
              key={notice.id}
              notice={notice}
              messages={messages}
              isNew={!seenBefore.has(notice.id)}
            />
          ))}
        </ul>
      )}
      <a
        href={pageAddress('/transaction?type=all&start=&end=')}
        className="sticky -bottom-4 -mx-4 -mb-4 flex min-h-12 items-center border-t border-line bg-surface px-4 font-bold"
      >
        {messages.all}
      </a>
    </>
  );
}

/** A decision. It leads to its transaction, where a refused one has the ways to support. */
function Row({
  notice,
  messages,
  isNew,
}: {
  notice: CentreNotice;
  messages: PanelMessages;
  isNew: boolean;
}) {
  const { id, kind, isSuccess, amount, at } = notice;
  return (
    <li className="flex gap-3 py-3 wrap-anywhere not-first:border-t not-first:border-line">
      <span className={isSuccess ? 'text-success' : 'text-danger'}>
        <Icon path={isSuccess ? icons.done : icons.alert} />
      </span>
      <a
        href={pageAddress(transactionRoute({ id, createdAt: at }, kind))}
        className="group -my-3 min-w-0 flex-1 py-3"
      >
        <span className="group-hover:underline">
          {fill(messages[`${kind}${isSuccess ? 'Approved' : 'Rejected'}`], {
            amount: moneyText(amount),
          })}
        </span>
        <small className="block text-xs text-muted tabular-nums">
          <span>{`${id} · `}</span>
          <span className="whitespace-nowrap">{timeWords(at, pageLocale())}</span>
        </small>
        {!isSuccess && <span className="block text-sm underline">{messages.askSupport}</span>}
      </a>
      {isNew && <b className="flex-none text-xs text-accent">{messages.fresh}</b>}
    </li>
  );
}

/** Renders the notices into a place in their menu. */
export async function mountNotices(place: HTMLElement): Promise<void> {
  const menu = place.parentElement ?? place;
  await openCentre();
  await mountLate({
    place,
    messages: 'player-frame',
    and: 'notices',
    render: (messages) => <NoticeMenu menu={menu} messages={messages} />,
  });
}
