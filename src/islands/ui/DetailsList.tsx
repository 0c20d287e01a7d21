import type { Content, Elements } from './jsx/jsx-runtime';

interface Props {
  /** A value that is missing is given as a text that says so. */
  items: readonly { label: string; value: Content; action?: Elements }[];
  isSmall?: boolean;
}

/** Where the value has a button, it stands under its label, and the button beside both; large letters leave a word no room beside it. */
const WITH_ACTION = 'flex w-full items-end justify-between gap-4 font-bold max-xs:flex-wrap';

/** Labels and their values. */
export function DetailsList({ items, isSmall = false }: Props) {
  return (
    <dl className="divide-y divide-line">
      {items.map(({ label, value, action }) => (
        <DetailsRow key={label} label={label}>
          <dd
            className={`font-backend wrap-anywhere tabular-nums ${isSmall ? 'text-sm' : ''} ${action ? WITH_ACTION : 'ms-auto text-end'}`}
          >
            <span>{value}</span>
            {action && <div className="-mt-6 flex flex-none max-xs:mt-0">{action}</div>}
          </dd>
        </DetailsRow>
      ))}
    </dl>
  );
}

/** A label and its `dd`, in a `dl`. */
export function DetailsRow({ label, children }: { label: string; children: Elements }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <dt className="text-sm text-muted">{label}</dt>
      {children}
    </div>
  );
}
