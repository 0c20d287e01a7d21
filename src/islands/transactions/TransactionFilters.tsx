import { useEffect, useRef, useState } from 'react';
import { REPORT_STATUSES, REPORT_TYPES, type ReportFilter } from '@/lib/domain/report/report';
import { QUICK_RANGES, quickRange, quickRangeOf } from '@/lib/domain/report/report-dates';
import { siteNow } from '@/lib/domain/site-time';
import { ReportFilterSchema } from '@/lib/forms/report-filter';
import { errorTexts, validate } from '@/lib/forms/validate';
import { Button } from '../ui/Button';
import { Field } from '../ui/form/Field';
import { Select } from '../ui/form/Select';
import type { TransactionTexts } from './transaction-labels';

interface Props {
  messages: TransactionTexts;
  filter: ReportFilter;
  onChange: (filter: ReportFilter) => void;
  /** Called when the form is submitted with dates that can be shown; without it there is no button for that. */
  onShow?: () => void;
}

/** A date is typed in parts, and may be valid after each of them. */
const DATE_DEBOUNCE_MS = 500;

/** The filters of the list. A change applies at once; invalid dates stay here and show their errors. */
export function TransactionFilters({ messages, filter, onChange, onShow }: Props) {
  /** What the fields show while it is not applied, and the filter that it was begun on: with another one it is gone. */
  const [draft, setDraft] = useState<{ fields: ReportFilter; on: ReportFilter }>();
  const debounceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fields = draft?.on === filter ? draft.fields : filter;
  const waiting = useRef<() => void>(undefined);
  // What was typed just before the sheet is closed counts too.
  useEffect(() => () => waiting.current?.(), []);
  // It must not replace a filter that was applied meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each other filter.
  useEffect(() => {
    clearTimeout(debounceTimer.current);
    waiting.current = undefined;
  }, [filter]);

  const apply = (next: ReportFilter) => {
    clearTimeout(debounceTimer.current);
    waiting.current = undefined;
    const isValid = validate(ReportFilterSchema, next).result.success;
    setDraft(isValid ? undefined : { fields: next, on: filter });
    if (isValid) onChange(next);
  };
  const applyDebounced = (next: ReportFilter) => {
    clearTimeout(debounceTimer.current);
    setDraft({ fields: next, on: filter });
    waiting.current = () => apply(next);
    debounceTimer.current = setTimeout(() => apply(next), DATE_DEBOUNCE_MS);
  };
  const errors = errorTexts(validate(ReportFilterSchema, fields).errors, messages);
  const chosenRange = quickRangeOf(fields, siteNow());
  const choice = (
    name: 'type' | 'status',
    values: readonly ('all' | keyof TransactionTexts)[],
    all: string,
  ) => (
    <div className="max-lg:col-span-full">
      <Select
        label={messages[name]}
        options={values.map((value) => ({ value, label: value === 'all' ? all : messages[value] }))}
        value={fields[name]}
        onChange={({ target }) => apply({ ...fields, [name]: target.value })}
      />
    </div>
  );
  const date = (name: 'start' | 'end') => (
    <Field
      label={messages[name]}
      type="date"
      value={fields[name]}
      error={errors[name]}
      onChange={({ target }) => applyDebounced({ ...fields, [name]: target.value })}
    />
  );

  return (
    <form
      aria-label={messages.filters}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // What is applied already must not come into the history twice.
        if (fields !== filter) apply(fields);
        const invalid = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]');
        if (invalid) invalid.focus();
        else onShow?.();
      }}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-3">
        {choice('type', keysOf(REPORT_TYPES), messages.typeAll)}
        {date('start')}
        {date('end')}
        {choice('status', keysOf(REPORT_STATUSES), messages.all)}
      </div>
      <div role="group" aria-label={messages.quickRanges} className="mt-3 flex flex-wrap gap-2">
        {QUICK_RANGES.map((range) => (
          <button
            key={range}
            type="button"
            aria-pressed={range === chosenRange}
            className="filter-chip text-sm"
            onClick={() => apply({ ...fields, ...quickRange(range, siteNow()) })}
          >
            {messages[range]}
          </button>
        ))}
      </div>
      {onShow && (
        <div className="pt-4">
          <Button type="submit">{messages.showList}</Button>
        </div>
      )}
    </form>
  );
}

function keysOf<Key extends string>(record: Record<Key, string>): Key[] {
  return Object.keys(record) as Key[];
}
