import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { BEACON_LIMITS, VisitBeacon } from '../../domain/visit/visit-beacon.ts';

type Vitals = NonNullable<VisitBeacon['vitals']>;

const NAMES = { LCP: 'lcp', INP: 'inp', TTFB: 'ttfb', CLS: 'cls' } as const;

/** Measures the page's speed from its start, leaving out figures above the limits. Returns what gives the figures so far. */
export function measureSpeed({
  durationMs,
  layoutShift,
}: Pick<typeof BEACON_LIMITS, 'durationMs' | 'layoutShift'>): () => Vitals {
  const vitals: Vitals = {};
  const note = ({ name, value }: { name: keyof typeof NAMES; value: number }) => {
    const isLayout = name === 'CLS';
    if (value > (isLayout ? layoutShift : durationMs)) return;
    vitals[NAMES[name]] = isLayout ? Number(value.toFixed(4)) : Math.round(value);
  };
  for (const watch of [onCLS, onINP, onLCP, onTTFB])
    watch(note as never, { reportAllChanges: true });
  return () => vitals;
}
