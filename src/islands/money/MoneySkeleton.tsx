const BAR = 'mx-auto rounded-control bg-raised';

/** Shown while a money form is loading, in its shape: the amount, the rows of what is chosen, the button. `label` is for screen readers. */
export function MoneySkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid max-w-[36.5rem] gap-3 pt-2">
      <span className="sr-only" suppressHydrationWarning>
        {label}
      </span>
      <i className={`h-3 w-16 ${BAR}`} />
      <i className={`h-12 w-28 ${BAR}`} />
      <i className={`h-3 w-32 ${BAR}`} />
      <i className="mt-7 h-24 rounded-card bg-raised" />
      <i className="mt-4 h-12 rounded-control bg-raised" />
    </div>
  );
}
