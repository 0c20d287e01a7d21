import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { VisitBeacon, Vital } from '../../domain/visit/visit-beacon.ts';

type Vitals = NonNullable<VisitBeacon['vitals']>;

/** Measures the page's speed from its start. Returns what gives the figures so far. */
export function measureSpeed(): () => Vitals {
  const vitals: Vitals = {};
  const note = ({ name, value }: { name: Vital; value: number }) => {
    vitals[name] = Number((name === 'CLS' ? value : value / 1_000).toFixed(4));
  };
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) watch(note, { reportAllChanges: true });
  return () => vitals;
}
