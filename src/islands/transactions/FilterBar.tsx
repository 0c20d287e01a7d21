import { useRef, useState } from 'react';
import * as icons from '@/assets/icons';
import { pageLocale } from '@/lib/browser/page/page-locale';
import type { ReportFilter } from '@/lib/domain/report/report';
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

/** The filters on a phone: one row that says what is set, and the fields in a sheet, so that the list starts in the first screen. */
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
      <ul aria-label={messages.filters} className="flex flex-wrap gap-2">
        <li>
          <button ref={opener} type="button" className="filter-chip text-sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Icon path={icons.filter} />
            <span>{messages.filters}</span>
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

/** What limits the list, each to be taken off with a tap. */
export function FilterChips({ messages, filter, onChange }: Props) {
  const { type, start, end, status } = filter;
  const set: { name: string; label: string; without: Partial<ReportFilter> }[] = [];
  if (type !== 'all') set.push({ name: 'type', label: messages[type], without: { type: 'all' } });
  if (start || end) set.push({ name: 'dates', label: datesLabel(filter, messages), without: { start: '', end: '' } });
  if (status !== 'all') set.push({ name: 'status', label: messages[status], without: { status: 'all' } });
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
