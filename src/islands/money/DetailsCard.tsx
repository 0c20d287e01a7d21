import { type ComponentProps, useId } from 'react';
import { DetailsList } from '../ui/DetailsList';

interface Props extends ComponentProps<typeof DetailsList> {
  title: string;
  /** What to do with what follows. */
  lead?: string | undefined;
}

/** A card with a list of labels and values. */
export function DetailsCard({ title, lead, items }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card">
      <h2 id={id} tabIndex={-1} className="pb-1 text-sm text-muted">
        {title}
      </h2>
      {lead && <p className="pb-1 text-lg font-bold tabular-nums">{lead}</p>}
      <DetailsList items={items} />
    </section>
  );
}

interface LineProps {
  label: string;
  text: string;
  amount: string;
}

/** The same in one line, above the button of a form. */
export function SummaryLine({ label, text, amount }: LineProps) {
  return (
    <section
      aria-label={label}
      className="summary-line flex font-backend w-full flex-wrap gap-x-4 wrap-anywhere"
    >
      <span>{text}</span>
      <span className="ms-auto font-bold tabular-nums">{amount}</span>
    </section>
  );
}
