import { useEffect, useRef, useState } from 'react';
import type gate from '@/content/messages/en/gate.json';
import { REPORT_STATUSES, REPORT_TYPES, type ReportFilter } from '@/lib/domain/report/report';
import { QUICK_RANGES, quickRange } from '@/lib/domain/report/report-dates';
import { ReportFilterSchema } from '@/lib/forms/report-filter';
import { errorTexts, validate } from '@/lib/forms/validate';
import { Field } from '../ui/form/Field';
import { Select } from '../ui/form/Select';
import type { TransactionTexts } from './report-texts';

interface Props {
  messages: TransactionTexts & typeof gate;
  filter: ReportFilter;
  onChange: (filter: ReportFilter) => void;
}

/** Dates are typed part by part, and each part is a date of its own: how long to wait for the next, in milliseconds. */
const TYPING = 500;

/** The filters, in force as soon as they are changed. Dates that make no sense stay here, with what is wrong with them. */
export function TransactionFilters({ messages, filter, onChange }: Props) {
  const [draft, setDraft] = useState<ReportFilter>();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fields = draft ?? filter;
  useEffect(() => () => clearTimeout(waiting.current), []);

  const apply = (next: ReportFilter) => {
    clearTimeout(waiting.current);
    const isGood = validate(ReportFilterSchema, next).result.success;
    setDraft(isGood ? undefined : next);
    if (isGood) onChange(next);
  };
  const applySoon = (next: ReportFilter) => {
    clearTimeout(waiting.current);
    setDraft(next);
    waiting.current = setTimeout(() => apply(next), TYPING);
  };
  const errors = errorTexts(validate(ReportFilterSchema, fields).errors, messages);
  const typeLabel = (type: keyof typeof REPORT_TYPES) => (type === 'all' ? messages.typeAll : messages[type]);
  const statusLabel = (status: keyof typeof REPORT_STATUSES) => (status === 'all' ? messages.statusAll : messages[status]);

  return (
    <form
      aria-label={messages.filters}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply(fields);
      }}
    >
      <div className="filters">
        <Select
          label={messages.type}
          options={words(REPORT_TYPES).map((value) => ({ value, label: typeLabel(value) }))}
          value={fields.type}
          onChange={({ target }) => apply({ ...fields, type: target.value as ReportFilter['type'] })}
        />
        <Field
          label={messages.start}
          type="date"
          value={fields.start}
          error={errors['start']}
          onChange={({ target }) => applySoon({ ...fields, start: target.value })}
        />
        <Field
          label={messages.end}
          type="date"
          value={fields.end}
          error={errors['end']}
          onChange={({ target }) => applySoon({ ...fields, end: target.value })}
        />
        <Select
          label={messages.status}
          options={words(REPORT_STATUSES).map((value) => ({ value, label: statusLabel(value) }))}
          value={fields.status}
          onChange={({ target }) => apply({ ...fields, status: target.value as ReportFilter['status'] })}
        />
      </div>
      <div role="group" aria-label={messages.quickRanges} className="flex flex-wrap gap-2">
        {QUICK_RANGES.map((range) => (
          <button
            key={range}
            type="button"
            className="chip px-3 text-sm"
            onClick={() => apply({ ...fields, ...quickRange(range, new Date()) })}
          >
            {messages[range]}
          </button>
        ))}
      </div>
    </form>
  );
}

function words<Word extends string>(codes: Record<Word, string>): Word[] {
  return Object.keys(codes) as Word[];
}
