import type { ReactNode } from 'react';

const PETALS = [-64, -40, -18, 18, 40, 64];

interface Props {
  title: string;
  hint: string;
  /** The next step. */
  children?: ReactNode;
}

/** Shown in place of an empty list: a drawing, a sentence and the next step. The drawing is also in components/notice/Shapla.astro. */
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
          {PETALS.map((turn) => (
            <path
              key={turn}
              d="M72 66c-9-8-11-26 0-42 11 16 9 34 0 42z"
              transform={`rotate(${turn} 72 66)`}
              fill="currentColor"
              fillOpacity=".07"
            />
          ))}
        </g>
        <path className="text-gold" d="M72 66c-8-8-9-27 0-46 9 19 8 38 0 46z" fill="currentColor" fillOpacity=".22" />
        <path d="M14 74c10-5 18-5 29 0s19 5 29 0 19-5 29 0 19 5 29 0" opacity=".45" />
      </svg>
      <p className="text-lg font-bold">{title}</p>
      <p className="text-muted">{hint}</p>
      {children}
    </div>
  );
}
