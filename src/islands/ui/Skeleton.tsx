interface Props {
  /** For screen readers. */
  label: string;
  shape: 'rows' | 'cards' | 'fields';
  count: number;
}

/** Shown while content is loading, in the shape of the content. */
export function Skeleton({ label, shape, count }: Props) {
  return (
    <div role="status" className={`skeleton skeleton-${shape}`}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders never move
        <i key={index} />
      ))}
    </div>
  );
}
