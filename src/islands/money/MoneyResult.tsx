import { useEffect, useRef, useState } from 'react';
import * as icons from '@/assets/icons';
import { pageLocale } from '@/lib/browser/page/document';
import { scrollToTop } from '@/lib/browser/page/page';
import { UNKNOWN_AMOUNT } from '@/lib/domain/money/amount';
import { type ReportRow, statusTone } from '@/lib/domain/report/report';
import { siteTime } from '@/lib/domain/report/report-dates';
import { timeWords } from '@/lib/domain/report/report-time';
import type { MoneyKind } from '@/lib/domain/report/sent-request';
import { siteNow } from '@/lib/domain/site-time';
import { followSent } from '@/lib/stores/follow-sent';
import { Icon } from '../ui/Icon';
import { BackendWords } from '../ui/LongText';
import { CopyButton } from './CopyButton';
import type { DoneRequest, MoneyLinks, MoneyTexts, OpenStep, OutcomeTexts } from './money-messages';
import { ResultLinks } from './ResultLinks';
import { ResultState } from './ResultState';

interface Props {
  kind: MoneyKind;
  messages: MoneyTexts & OutcomeTexts;
  links: MoneyLinks;
  request: DoneRequest;
  undecided: OpenStep | undefined;
  onAnother: () => void;
}

/** What came of a money request that the backend has taken: its text, amount, state, id and time, and the ways on. */
export function MoneyResult({ kind, messages, links, request, undecided, onAnother }: Props) {
  const card = useRef<HTMLElement>(null);
  const row = useFollowedRow(kind, request);
  const [answeredAt] = useState(() => siteTime(siteNow()));
  useEffect(() => {
    scrollToTop();
    card.current?.focus({ preventScroll: true });
  }, []);
  const tone = row && statusTone(row.status);
  const isUndecided = tone === undefined || tone === 'warning';
  const open = isUndecided ? undecided : undefined;
  const unfinished = open ? 'text-warning' : tone === 'danger' && 'text-muted';
  return (
    <section ref={card} tabIndex={-1} aria-label={request.text} className="card flex max-w-144 flex-col gap-3">
      <div className={`flex items-start gap-3 text-lg wrap-anywhere ${tone === 'danger' ? '' : 'font-bold'}`}>
        <span className={`mt-1 ${unfinished || 'text-success'}`}>
          <Icon path={unfinished ? icons.info : icons.done} />
        </span>
        <div className="min-w-0">
          <BackendWords text={request.text} more={messages.more} />
        </div>
      </div>
      <ResultState
        {...{ kind, messages, row }}
        amount={request.amount}
        about={request.about}
        open={open?.state}
        isFollowed={Boolean(row ?? request.sent?.knownIds)}
        support={links.support}
      />
      {open?.link}
      <dl className="border-y border-line *:flex *:min-h-12 *:flex-wrap *:items-center *:justify-between *:gap-x-4 [&_dt]:text-sm [&_dt]:text-muted">
        <div className="border-b border-line">
          <dt>{messages.transactionId}</dt>
          <dd className="flex items-center gap-1" translate="no">
            {row?.id ?? UNKNOWN_AMOUNT}
            {row && <CopyButton name={messages.transactionId} text={row.id} messages={messages} />}
          </dd>
        </div>
        <div>
          <dt>{messages.time}</dt>
          <dd className="tabular-nums">{timeWords(row?.createdAt || answeredAt, pageLocale())}</dd>
        </div>
      </dl>
      <ResultLinks {...{ kind, messages, links, row, onAnother }} secondary={Boolean(open)} />
    </section>
  );
}

/** The newest state of the request's row; undefined while it is not known which row that is. */
function useFollowedRow(kind: MoneyKind, { sent, row }: DoneRequest): ReportRow | undefined {
  const [current, setCurrent] = useState(row);
  useEffect(() => followSent({ kind, sent, row }, setCurrent), [kind, sent, row]);
  return current;
}
