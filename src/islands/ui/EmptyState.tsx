import type { ReactNode } from 'react';
import { HEART_SHAPE, PETAL_SHAPE, PETAL_TURNS, RIVER_SHAPE } from './water-lily';

interface Props {
  title: string;
  hint: string;
  /** The next step. */
  children?: ReactNode;
}

/** Shown in place of an empty list: a drawing, a sentence and the next step. */
export function EmptyState({ title, hint, children }: Props) {
  return (
    <div className="mx-auto flex max-w-narrow flex-col items-center gap-3 py-10 text-center">
      <svg
        className="h-24 w-36"
        viewBox="0 0 144 96"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <g className="text-accent">
          {PETAL_TURNS.map((turn) => (
            <path key={turn} d={PETAL_SHAPE} transform={turn} fill="currentColor" fillOpacity=".07" />
          ))}
        </g>
        <path className="text-gold" d={HEART_SHAPE} fill="currentColor" fillOpacity=".22" />
        <path d={RIVER_SHAPE} opacity=".45" />
      </svg>
      <p className="text-lg font-bold">{title}</p>
      <p className="text-muted">{hint}</p>
      {children}
    </div>
  );
}
