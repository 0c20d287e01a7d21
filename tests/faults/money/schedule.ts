import fc from 'fast-check';
import type { MoneyKind } from '../../../src/lib/domain/report/sent-request.ts';
import { FAULTS, type Fault } from './intent.ts';

/** One thing that happens in one of two tabs of a browser. */
export type Step =
  | {
      do: 'tap';
      tab: 0 | 1;
      kind: MoneyKind;
      value: 1 | 2;
      /** A double click, or Enter and a click: taps before anything has happened. */
      taps: 1 | 2 | 3;
      faults: Fault[];
      /** What the player says when the page asks before it sends the same again. */
      confirms: boolean;
      /** The form is filled in slowly enough for the page to read what it has to know. */
      isFilledIn: boolean;
      /** The page is loaded again a moment later. */
      leaves: boolean;
    }
  /** Also the way back to a page that was left: it is loaded again, with what its tab has stored. */
  | { do: 'reload'; tab: 0 | 1; form: MoneyKind }
  | { do: 'wait'; ms: number }
  | { do: 'network'; isOffline: boolean }
  /** The realtime service says that something was decided. */
  | { do: 'push'; tab: 0 | 1 };

const tab = fc.constantFrom(0 as const, 1 as const);
const form = fc.constantFrom('deposit' as const, 'withdraw' as const, 'transfer' as const);
/** Most intents are of one kind, so that they meet. */
const kind = fc.oneof(
  { weight: 1, arbitrary: fc.constant('transfer' as const) },
  { weight: 1, arbitrary: form },
);

const tap = fc.record({
  do: fc.constant('tap' as const),
  tab,
  kind,
  value: fc.constantFrom(1 as const, 1 as const, 2 as const),
  taps: fc.constantFrom(1 as const, 1 as const, 2 as const, 3 as const),
  faults: fc.array(fc.constantFrom(...FAULTS), { maxLength: 2 }),
  confirms: fc.boolean(),
  isFilledIn: fc.boolean(),
  leaves: fc.constantFrom(true, false, false),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: tap },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const), tab, form }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(100, 700, 1_500, 5_000, 35_000, 61_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('network' as const), isOffline: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('push' as const), tab }) },
);

/** What may happen within a few minutes. */
export const schedule = fc.array(step, { minLength: 3, maxLength: 14, size: 'max' });
