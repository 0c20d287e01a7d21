import { Diamond } from './Diamond';

const SHAPES = {
  rows: {
    list: 'grid gap-3',
    item: 'h-11 rounded-control bg-raised max-lg:h-64 max-lg:rounded-card',
  },
  lines: { list: 'grid gap-px overflow-hidden rounded-card', item: 'h-18 bg-raised' },
  cards: {
    list: 'grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-3',
    item: 'h-42 rounded-card bg-raised',
  },
} as const;

/** Shown while content is loading, in the shape of the content. */
export function Skeleton({
  label,
  shape,
  count,
}: {
  label: string;
  shape: keyof typeof SHAPES;
  count: number;
}) {
  const { list, item } = SHAPES[shape];
  return (
    <div role="status" className={list}>
      <span className="sr-only" suppressHydrationWarning>
        {label}
      </span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders never move
        <i key={index} className={item} />
      ))}
    </div>
  );
}

/** Shown while something is loading: an animated diamond. Pages render it without a directive, as static HTML. */
export function Preloader({ text }: { text: string }) {
  return (
    <div role="status" className="flex items-center gap-3 py-10 text-muted">
      <Diamond className="size-6 text-accent" />
      <span suppressHydrationWarning>{text}</span>
    </div>
  );
}
