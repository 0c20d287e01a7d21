const BAR = 'block rounded-control bg-raised';

/** Shown while transactions are loading, in the shape of a phone's rows: a day, then an arrow and two lines each. `label` is for screen readers. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="card divide-y divide-line p-0">
      <span className="sr-only" suppressHydrationWarning>
        {label}
      </span>
      <i className={`mx-4 mt-4 mb-2 h-3 w-16 ${BAR}`} />
      {Array.from({ length: 5 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders never move
        <div key={index} className="flex min-h-16 items-center gap-2.5 px-4">
          <i className="size-9 flex-none rounded-full bg-raised" />
          <span className="grid min-w-0 grow grid-cols-1 gap-2.5">
            <span className="flex justify-between gap-2.5">
              <i className={`h-4 w-32 ${BAR}`} />
              <i className={`h-4 w-20 ${BAR}`} />
            </span>
            <i className={`h-3 w-20 ${BAR}`} />
          </span>
        </div>
      ))}
    </div>
  );
}
