import { useRef, useState } from 'react';
import * as icons from '@/assets/icons';
import { pageLocale } from '@/lib/browser/page/page-language';
import type { ReportFilter, ReportType } from '@/lib/domain/report/report';
import { type DateRange, quickRangeOf } from '@/lib/domain/report/report-dates';
import { timeWords } from '@/lib/domain/report/report-time';
import { siteNow } from '@/lib/domain/site-time';
import { fill } from '@/lib/domain/text/fill';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { TransactionFilters } from './TransactionFilters';
import type { TransactionTexts } from './transaction-labels';

interface Props {
  messages: TransactionTexts;
  filter: ReportFilter;
  onChange: (filter: ReportFilter) => void;
}

/** The types that most players look for, each a chip. */
const CHIPS = {
  all: 'all',
  deposit: 'in',
  withdraw: 'out',
  bonus: 'bonus',
} as const satisfies Partial<Record<ReportType, keyof TransactionTexts>>;

/** The filters on a phone: a row of types, with what else is set, and all fields in a sheet, so that the list starts in the first screen. */
export function FilterBar({ messages, filter, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  /** The chip that was pressed is gone then. */
  function takeOff(rest: ReportFilter): void {
    opener.current?.focus();
    onChange(rest);
  }

  return (
    <>
      <ul aria-label={messages.filters} className="flex flex-wrap gap-1.5">
        {Object.entries(CHIPS).map(([type, label]) => (
          <li key={type}>
            <button
              type="button"
              aria-pressed={type === filter.type}
              className="filter-chip px-3 text-sm"
              onClick={() => onChange({ ...filter, type: type as ReportType })}
            >
              {messages[label]}
            </button>
          </li>
        ))}
        <li className="ms-auto">
          <button
            ref={opener}
            type="button"
            className="icon-button"
            aria-haspopup="dialog"
            aria-label={messages.filters}
            onClick={() => setOpen(true)}
          >
            <Icon path={icons.filter} />
          </button>
        </li>
        <FilterChips {...{ messages, filter }} onChange={takeOff} />
      </ul>
      {isOpen && (
        <Dialog title={messages.filters} variant="sheet" onClose={() => setOpen(false)}>
          <div className="overflow-y-auto p-5">
            <TransactionFilters {...{ messages, filter, onChange }} onShow={() => setOpen(false)} />
          </div>
        </Dialog>
      )}
    </>
  );
}

/** What else limits the list, each to be taken off with a tap. */
export function FilterChips({ messages, filter, onChange }: Props) {
  const { type, start, end, status } = filter;
  const set: { name: string; label: string; without: Partial<ReportFilter> }[] = [];
  if (!(type in CHIPS)) set.push({ name: 'type', label: messages[type], without: { type: 'all' } });
  if (start || end)
    set.push({
      name: 'dates',
      label: datesLabel(filter, messages),
      without: { start: '', end: '' },
    });
  if (status !== 'all')
    set.push({ name: 'status', label: messages[status], without: { status: 'all' } });
  return set.map(({ name, label, without }) => (
    <li key={name}>
      <button
        type="button"
        className="filter-chip pe-2.5 text-sm"
        aria-label={fill(messages.removeFilter, { name: label })}
        onClick={() => onChange({ ...filter, ...without })}
      >
        <span>{label}</span>
        <span className="text-muted">
          <Icon path={icons.close} />
        </span>
      </button>
    </li>
  ));
}

function datesLabel({ start, end }: DateRange, messages: TransactionTexts): string {
  const range = quickRangeOf({ start, end }, siteNow());
  if (range) return messages[range];
  const [from, to] = [timeWords(start, pageLocale()), timeWords(end, pageLocale())];
  if (start === end) return from;
  if (!end) return fill(messages.datesFrom, { from });
  return start ? fill(messages.datesBetween, { from, to }) : fill(messages.datesUntil, { to });
}
