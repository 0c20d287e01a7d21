import { type ReactNode, useEffect, useRef } from 'react';
import * as icons from '@/assets/icons';
import { moneyText } from '@/lib/domain/money/amount';
import { type ReportRow, rowKey, statusTone } from '@/lib/domain/report/report';
import { timeWords } from '@/lib/domain/report/report-time';
import { statusLabel } from '../money/status-label';
import { Badge } from '../ui/Badge';
import { Icon } from '../ui/Icon';
import type { Column } from '../ui/Table';
import { type TransactionTexts, typeLabel } from './transaction-labels';

interface Props {
  messages: TransactionTexts;
  /** The page's language tag, for the time. */
  locale: string;
  rows: readonly ReportRow[];
  /** What a row opens to. */
  columns: readonly Column<ReportRow>[];
  /** Below the columns. */
  more: (row: ReportRow) => ReactNode;
  /** The transaction that a link leads to. */
  openId: string | undefined;
  /** The rows are being loaded again. */
  busy: boolean;
}

/** The transactions on a phone: two lines each, which open to all that the table has. */
export function TransactionRows({ messages, locale, rows, columns, more, openId, busy }: Props) {
  return (
    <ul aria-label={messages.title} aria-busy={busy || undefined} className="card divide-y divide-line p-0 aria-busy:border-accent">
      {rows.map((row, index) => (
        <Row key={rowKey(row, index, rows)} {...{ messages, locale, row }} isLinked={row.id === openId}>
          <dl className="detail-list">
            {columns.map(({ key, label, cell }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd className="text-sm tabular-nums">{cell(row, index)}</dd>
              </div>
            ))}
          </dl>
          {more(row)}
        </Row>
      ))}
    </ul>
  );
}

interface RowProps extends Pick<Props, 'messages' | 'locale'> {
  row: ReportRow;
  isLinked: boolean;
  children: ReactNode;
}

function Row({ messages, locale, row, isLinked, children }: RowProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLinked) item.current?.scrollIntoView({ block: 'start' });
  }, [isLinked]);
  return (
    <li ref={item}>
      <details className="group" open={isLinked}>
        <summary className="grid min-h-18 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 px-4 py-2">
          <span className="line-clamp-2 font-bold wrap-anywhere">{typeLabel(row, messages)}</span>
          <span className="text-end font-bold whitespace-nowrap tabular-nums">{moneyText(row.amount)}</span>
          <span className="row-span-2 text-muted group-open:rotate-180">
            <Icon path={icons.expand} />
          </span>
          <span className="min-w-0">
            <Badge text={statusLabel(row.status, messages)} tone={statusTone(row.status)} />
          </span>
          <span className="text-end text-sm text-muted tabular-nums">{timeWords(row.createdAt, locale)}</span>
        </summary>
        <div className="flex flex-col gap-3 border-t border-line px-4 pt-1 pb-4">{children}</div>
      </details>
    </li>
  );
}
