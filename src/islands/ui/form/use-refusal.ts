import { type ReactNode, useState } from 'react';

type FieldValues = Record<string, unknown>;

interface Refusal {
  /** Where it stands. */
  field: string;
  error: ReactNode;
  /** The values that it is about. */
  values: FieldValues;
}

/** What the backend refused at a field. It stands until one of the values that it is about changes, or the form is submitted again. */
export function useRefusal() {
  const [refusal, setRefusal] = useState<Refusal>();
  return {
    refusal,
    refuse: setRefusal,
    clear: () => setRefusal(undefined),
    /** Removes it once it is about other values than these. */
    update: (current: FieldValues) => setRefusal((before) => (before && isSame(before.values, current) ? before : undefined)),
  };
}

/** Whether the current values have all these. */
export function isSame(values: FieldValues, current: FieldValues): boolean {
  return Object.entries(values).every(([name, value]) => current[name] === value);
}
