import { useEffect, useRef } from 'react';
import * as icons from '@/assets/icons';
import { pageLocale } from '@/lib/browser/page/page-language';
import { signedMoney } from '@/lib/domain/report/money-direction';
import { partiesOf, type ReportRow, rowKey, statusTone } from '@/lib/domain/report/report';
import { dayAndHour } from '@/lib/domain/report/report-time';
import { Badge } from '../ui/Badge';
import { Icon } from '../ui/Icon';
import type { Elements } from '../ui/jsx/jsx-runtime';
import { type DetailsProps, TransactionDetails } from './TransactionDetails';
import { amountLook, DirectionIcon } from './transaction-columns';
import { statusLabel, typeLabel } from './transaction-labels';

interface Props extends Pick<DetailsProps, 'messages' | 'columns' | 'contacts'> {
  rows: readonly ReportRow[];
  /** The transaction that a link leads to. */
  openId: string | undefined;
  busy: boolean;
}

/** The transactions on a phone, day by day as in a bank's list: two lines each, which open to all that the table has. */
export function TransactionRows({ messages, rows, columns, contacts, openId, busy }: Props) {
  return (
    <ul
      aria-label={messages.title}
      aria-busy={busy || undefined}
      className="card p-0 aria-busy:border-accent"
    >
      {daysOf(rows).map(({ key, day, from, rows: ofDay }) => (
        <li key={key} className="not-first:border-t not-first:border-line">
          {day && <h2 className="px-4 pt-3 pb-1 text-sm text-muted">{day}</h2>}
          <ul className="divide-y divide-line">
            {ofDay.map((row, index) => (
              <Row
                key={rowKey(row, from + index, rows)}
                {...{ messages, row }}
                isLinked={row.id === openId}
              >
                <TransactionDetails
                  {...{ messages, columns, contacts, row }}
                  index={from + index}
                />
              </Row>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

interface RowsOfDay {
  /** Stays when newer days come in. */
  key: string;
  day: string | undefined;
  from: number;
  rows: readonly ReportRow[];
}

/** The rows in their order, parted where the next one is of another day. */
function daysOf(rows: readonly ReportRow[]): RowsOfDay[] {
  const days: (RowsOfDay & { rows: ReportRow[] })[] = [];
  for (const [index, row] of rows.entries()) {
    const { day } = dayAndHour(row.createdAt, pageLocale());
    const last = days.at(-1);
    if (last && last.day === day) last.rows.push(row);
    else
      days.push({
        key: `${day} ${days.filter((other) => other.day === day).length}`,
        day,
        from: index,
        rows: [row],
      });
  }
  return days;
}

interface RowProps extends Pick<Props, 'messages'> {
  row: ReportRow;
  isLinked: boolean;
  children: Elements;
}

function Row({ messages, row, isLinked, children }: RowProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLinked) item.current?.scrollIntoView({ block: 'start' });
  }, [isLinked]);
  const { hour } = dayAndHour(row.createdAt, pageLocale());
  const parties = partiesOf(row, messages.mainWallet);
  return (
    <li ref={item}>
      <details className="group" open={isLinked}>
        <summary className="flex min-h-16 items-center gap-x-2 px-4 py-2">
          <span className="grid size-8 flex-none place-items-center rounded-full bg-raised max-xs:hidden">
            <DirectionIcon row={row} />
          </span>
          {/* A long name breaks beside the amount; an amount with no room beside the type stands below it. */}
          <span className="min-w-0 grow">
            <span className="flex flex-wrap justify-between gap-x-2">
              <span className="line-clamp-2 grow basis-24 font-bold wrap-anywhere">
                {typeLabel(row, messages)}
              </span>
              <span
                className={`font-bold whitespace-nowrap tabular-nums max-[14rem]:text-sm ${amountLook(row)}`}
              >
                {signedMoney(row)}
              </span>
            </span>
            <span className="flex flex-wrap items-baseline justify-between gap-x-2.5">
              <span className="line-clamp-3 min-w-0 grow basis-24 text-sm wrap-anywhere">
                <Badge
                  text={statusLabel(row.status, messages)}
                  tone={statusTone(row.status)}
                  isPlain
                />
                {parties && <span className="font-backend text-muted">{` · ${parties}`}</span>}
              </span>
              <span className="line-clamp-2 max-w-36 text-sm text-muted tabular-nums wrap-anywhere">
                {hour}
              </span>
            </span>
          </span>
          <span className="flex-none text-muted group-open:rotate-180">
            <Icon path={icons.expand} />
          </span>
        </summary>
        <div className="flex flex-col gap-3 px-4 pt-1 pb-4">{children}</div>
      </details>
    </li>
  );
}
