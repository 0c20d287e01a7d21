import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** What to do with what follows. */
  lead?: string | undefined;
  /** A value that is missing is given as a text that says so. */
  items: readonly { label: string; value: ReactNode; action?: ReactNode }[];
  children?: ReactNode;
}

/** A card with a list of labels and values. */
export function DetailsCard({ title, lead, items, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card">
      <h2 id={id} className="pb-1 text-base">
        {title}
      </h2>
      {lead && <p className="pb-1 text-lg font-bold tabular-nums">{lead}</p>}
      <dl className="detail-list">
        {items.map(({ label, value, action }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="tabular-nums">
              {value}
              {action}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
