interface Props {
  /** Said to who cannot see it. */
  label: string;
  shape: 'rows' | 'cards' | 'fields';
  count: number;
}

/** Stands where something will be, in its shape. */
export function Skeleton({ label, shape, count }: Props) {
  return (
    <div role="status" className={`skeleton skeleton-${shape}`}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that never move
        <i key={index} />
      ))}
    </div>
  );
}
