import type { Elements } from './jsx/jsx-runtime';
import { WaterLily } from './WaterLily';

interface Props {
  title: string;
  hint?: string;
  action?: { href: string; label: string };
  children?: Elements;
}

/** Shown in place of an empty list: a drawing, a sentence and the next step. Pages render it without a directive, as static HTML. */
export function EmptyState({ title, hint, action, children }: Props) {
  return (
    <div className="mx-auto flex max-w-narrow flex-col items-center gap-3 py-10 text-center">
      <WaterLily />
      <p className="text-lg font-bold">{title}</p>
      {hint && <p className="text-muted">{hint}</p>}
      {action && (
        <a href={action.href} className="button button-outline px-5">
          {action.label}
        </a>
      )}
      {children}
    </div>
  );
}
