import { useState } from 'react';
import * as icons from '@/assets/icons';
import type { ReportFilter } from '@/lib/domain/report/report';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { FilterChips } from './FilterChips';
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
  return (
    <>
      <ul aria-label={messages.filters} className="flex flex-wrap gap-2">
        <li>
          <button type="button" className="filter-chip text-sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Icon path={icons.filter} />
            {messages.filters}
          </button>
        </li>
        <FilterChips {...{ messages, filter, onChange }} />
      </ul>
      {isOpen && (
        <Dialog title={messages.filters} look="sheet" onClose={() => setOpen(false)}>
          <div className="overflow-y-auto p-5">
            <TransactionFilters {...{ messages, filter, onChange }} onShow={() => setOpen(false)} />
          </div>
        </Dialog>
      )}
    </>
  );
}
