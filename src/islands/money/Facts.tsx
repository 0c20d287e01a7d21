import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** A fact without a value says so in its own words. */
  facts: readonly { label: string; value: ReactNode; action?: ReactNode }[];
  children?: ReactNode;
}

/** A card of names and values. */
export function Facts({ title, facts, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card">
      <h2 id={id} className="pb-1 text-base">
        {title}
      </h2>
      <dl className="facts">
        {facts.map(({ label, value, action }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={action ? 'facts-action tabular' : 'tabular'}>
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
