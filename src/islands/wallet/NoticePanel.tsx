import { useStore } from '@nanostores/react';
import { type ComponentType, useEffect, useState } from 'react';
import type texts from '@/content/messages/en/notices.json';
import { pageAddress, pageLanguage } from '@/lib/browser/page/page';
import { CURRENCY_LABEL } from '@/lib/config';
import { formatMoney } from '@/lib/domain/money/money';
import { fill } from '@/lib/domain/text/fill';
import { $notices, type CentreNotice, markSeen } from '@/lib/stores/notices/notice-centre';
import { addSheet } from '../ui/add-sheet';
import { Icon } from '../ui/Icon';
import sheet from './notices.css?url';

const files = import.meta.glob<typeof texts>('../../content/messages/*/notices.json', { import: 'default' });

/** The panel with its texts and its looks. */
export async function loadPanel(): Promise<ComponentType> {
  const [messages] = await Promise.all([files[`../../content/messages/${pageLanguage()}/notices.json`]?.(), addSheet(sheet)]);
  if (!messages) throw new Error(`No notices in ${pageLanguage()}`);
  return () => <NoticePanel messages={messages} />;
}

/** What was decided about the player's deposits and withdrawals. Whoever opens it has seen it. */
function NoticePanel({ messages }: { messages: typeof texts }) {
  const notices = useStore($notices);
  // As they were when the panel opened: what is new stays marked while it is being read.
  const [old] = useState(() => new Set(notices.filter(({ isSeen }) => isSeen).map(({ id }) => id)));
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
            <Row key={notice.id} {...{ notice, messages }} isNew={!old.has(notice.id)} />
          ))}
        </ul>
      )}
      <a href={pageAddress('/transaction?type=all&start=&end=')} className="notice-all">
        {messages.all}
      </a>
    </>
  );
}

function Row({ notice, messages, isNew }: { notice: CentreNotice; messages: typeof texts; isNew: boolean }) {
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
