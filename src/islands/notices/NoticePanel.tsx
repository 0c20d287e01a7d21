import { useStore } from '@nanostores/react';
import { type ComponentType, useEffect, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { pageAddress } from '@/lib/browser/page/page';
import { CURRENCY_LABEL } from '@/lib/config';
import { formatMoney } from '@/lib/domain/money/money';
import { fill } from '@/lib/domain/text/fill';
import { $notices, type CentreNotice, markSeen } from '@/lib/stores/notices/notice-centre';
import { loadMessages } from '../load-messages';
import { addSheet } from '../ui/add-sheet';
import { Icon } from '../ui/Icon';
import sheet from './notices.css?url';

/** The panel, with its texts and its sheet loaded. Rejects when the texts cannot be loaded. */
export async function loadNoticePanel(): Promise<ComponentType> {
  const [messages] = await Promise.all([loadMessages('notices'), addSheet(sheet)]);
  return () => <NoticePanel messages={messages} />;
}

/** The decisions on the player's deposits and withdrawals. Opening the panel marks them as seen. */
function NoticePanel({ messages }: { messages: Messages['notices'] }) {
  const notices = useStore($notices);
  // From when the panel was opened: notices that are new then stay marked as new while it is open.
  const [seenBefore] = useState(() => new Set(notices.filter(({ isSeen }) => isSeen).map(({ id }) => id)));
  useEffect(() => {
    if (notices.some(({ isSeen }) => !isSeen)) markSeen();
  }, [notices]);
  return (
    <>
      <h2>{messages.title}</h2>
      {notices.length === 0 ? (
        <p className="notice-none">
          <b>{messages.none}</b>
          {messages.noneHint}
        </p>
      ) : (
        <ul>
          {notices.map((notice) => (
            <Row key={notice.id} {...{ notice, messages }} isNew={!seenBefore.has(notice.id)} />
          ))}
        </ul>
      )}
      <a href={pageAddress('/transaction?type=all&start=&end=')} className="notice-all">
        {messages.all}
      </a>
    </>
  );
}

function Row({ notice, messages, isNew }: { notice: CentreNotice; messages: Messages['notices']; isNew: boolean }) {
  const { kind, isSuccess } = 'outcome' in notice ? notice.outcome : notice.pushed;
  const outcome = isSuccess ? 'Approved' : 'Rejected';
  return (
    <li className={`notice-row ${isSuccess ? 'notice-success' : 'notice-failure'}`}>
      <Icon name={isSuccess ? 'done' : 'alert'} />
      <div>
        {'outcome' in notice
          ? fill(messages[`${kind}${outcome}`], { amount: `${CURRENCY_LABEL}\u00a0${formatMoney(notice.outcome.amount)}` })
          : notice.pushed.message || messages[`${kind}Just${outcome}`]}
        {'outcome' in notice && (
          <small translate="no">
            {notice.outcome.id} · <span>{notice.outcome.at}</span>
          </small>
        )}
      </div>
      {isNew && <b className="notice-new">{messages.fresh}</b>}
    </li>
  );
}
