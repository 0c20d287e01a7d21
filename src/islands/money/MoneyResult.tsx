import { useEffect, useRef, useState } from 'react';
import * as icons from '@/assets/icons';
import { pageLocale } from '@/lib/browser/page/page-language';
import { moneyText, UNKNOWN_AMOUNT } from '@/lib/domain/money/amount';
import {
  type ReportRow,
  statusTone,
  transactionSearch,
  typeSearch,
} from '@/lib/domain/report/report';
import { timeWords } from '@/lib/domain/report/report-time';
import type { MoneyKind } from '@/lib/domain/report/sent-request';
import { siteTime } from '@/lib/domain/site-day';
import { siteNow } from '@/lib/domain/site-time';
import type { DoneRequest } from '@/lib/stores/money/money-form';
import { sentRequests } from '@/lib/stores/money/sent-requests';
import { statusLabel } from '../transactions/transaction-labels';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { LongText } from '../ui/LongText';
import { TabLink } from '../ui/TabLink';
import { whyOf } from '../why';
import { CopyButton } from './CopyButton';
import type { FormTexts, MoneyLinks, OpenStep } from './money-messages';
import { refusalAnswer } from './refusal';

interface Props {
  kind: MoneyKind;
  messages: FormTexts;
  links: MoneyLinks;
  request: DoneRequest;
  /** What was chosen beside the amount. */
  about: string | undefined;
  undecided: OpenStep | undefined;
  onAnother: () => void;
}

/** What came of a money request that the backend has taken: its text, amount, state, id and time, and the ways on. */
export function MoneyResult({
  kind,
  messages,
  links,
  request,
  about,
  undecided,
  onAnother,
}: Props) {
  const card = useRef<HTMLElement>(null);
  // The newest state of the request's row; undefined while it is not known which row that is.
  const [row, setRow] = useState(request.row);
  useEffect(() => sentRequests.follow(request.sent, request.row, setRow), [request]);
  const [answeredAt] = useState(() => siteTime(siteNow()));
  useEffect(() => {
    // What has taken the place is read from its start.
    document.documentElement.scrollTop = 0;
    card.current?.focus({ preventScroll: true });
  }, []);
  const tone = row && statusTone(row.status);
  const text = request.message ?? (request.row ? messages.arrived : messages.done);
  const isUndecided = tone === undefined || tone === 'warning';
  const open = isUndecided ? undecided : undefined;
  const unfinished = open ? 'text-warning' : tone === 'danger' && 'text-muted';
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={text}
      className="new-buttons card flex max-w-144 flex-col gap-3"
    >
      <div
        className={`flex items-start gap-3 text-lg wrap-anywhere ${tone === 'danger' ? '' : 'font-bold'}`}
      >
        <span className={`mt-1 ${unfinished || 'text-success'}`}>
          <Icon path={unfinished ? icons.info : icons.done} />
        </span>
        <div className="min-w-0">
          <LongText text={text} more={messages.more} />
        </div>
      </div>
      <ResultState
        {...{ kind, messages, request, about, row }}
        open={open?.state}
        support={links.support}
      />
      {open?.link}
      <dl className="border-y border-line *:flex *:min-h-12 *:flex-wrap *:items-center *:justify-between *:gap-x-4 [&_dt]:text-sm [&_dt]:text-muted">
        <div className="border-b border-line">
          <dt>{messages.transactionId}</dt>
          <dd className="flex items-center gap-1" translate="no">
            <span>{row?.id ?? UNKNOWN_AMOUNT}</span>
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

interface ResultStateProps extends Pick<Props, 'kind' | 'messages' | 'request' | 'about'> {
  /** Undefined while it is not known which row is the request's. */
  row: ReportRow | undefined;
  /** What is open before it can be decided. */
  open: string | undefined;
  support: string | undefined;
}

/** The amount of a money request, and how far it is. Screen readers announce changes; the height stays, so that the buttons below do not move. */
function ResultState({
  kind,
  messages,
  request: { sent },
  about,
  row,
  open,
  support,
}: ResultStateProps) {
  const tone = row ? statusTone(row.status) : 'accent';
  const isUndecided = tone === 'accent' || tone === 'warning';
  return (
    <div role="status">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="text-2xl font-bold tabular-nums">{moneyText(sent.amount)}</span>
        <Badge
          text={open ?? (row ? statusLabel(row.status, messages) : messages.sent)}
          tone={open ? 'warning' : tone}
        />
      </p>
      {about && <p className="font-backend text-sm wrap-anywhere">{about}</p>}
      <div className="flex min-h-12 flex-wrap items-center gap-x-4 text-sm text-muted">
        {isUndecided && (row ?? sent.knownIds) && <p>{messages.followed}</p>}
        {tone === 'danger' && (
          <TabLink {...whyOf(messages, messages.whyRefused, refusalAnswer(kind))} />
        )}
        {tone === 'danger' && support && (
          <TabLink text={messages.contactSupport} address={support} />
        )}
      </div>
    </div>
  );
}

interface ResultLinksProps extends Omit<Props, 'request' | 'about' | 'undecided'> {
  row: ReportRow | undefined;
  /** Something else is the player's next step, so all buttons are secondary ones. */
  secondary: boolean;
}

/** The ways on from a result. Credit that was moved can be played with at once; what has been asked for is in the history. */
function ResultLinks({ kind, messages, links, row, secondary, onAnother }: ResultLinksProps) {
  const search = row ? transactionSearch(row, kind) : typeSearch(kind);
  const history = { text: messages.seeTransaction, address: links.transactions + search };
  const onward = { text: messages.onward, address: links.home };
  const [first, second] = kind === 'transfer' ? [onward, history] : [history, onward];
  return (
    <div className="grid gap-3 xs:grid-cols-2">
      <a
        href={first.address}
        className={`button min-h-12 xs:col-span-2 ${secondary ? 'button-outline' : 'button-primary'}`}
      >
        {first.text}
      </a>
      <Button variant="secondary" onClick={onAnother}>
        {messages.another}
      </Button>
      <a href={second.address} className="button button-outline min-h-12">
        {second.text}
      </a>
    </div>
  );
}
