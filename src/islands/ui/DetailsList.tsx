import type { Content, Elements } from './jsx/jsx-runtime';

interface Props {
  /** A value that is missing is given as a text that says so. */
  items: readonly { label: string; value: Content; action?: Elements }[];
  isSmall?: boolean;
}

/** Labels and their values. */
export function DetailsList({ items, isSmall = false }: Props) {
  return (
    <dl className="detail-list">
      {items.map(({ label, value, action }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={isSmall ? 'font-backend text-sm tabular-nums' : 'font-backend tabular-nums'}>
            <span>{value}</span>
            {action}
          </dd>
        </div>
      ))}
    </dl>
  );
}
