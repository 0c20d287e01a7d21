import type { ReactNode } from 'react';
import { Icon } from '../Icon';

interface Props {
  /** Of the control inside; hint and error derive theirs from it. */
  id: string;
  label: string;
  /** Said after the label of a field that may stay empty. */
  optional?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Stands under the hint and stays when there is an error. */
  advice?: ReactNode;
  children: ReactNode;
}

/** For `aria-describedby`: the ids of what stands around a control. */
export function describedBy(id: string, has: { prefix?: boolean; advice?: boolean } = {}): string {
  return [has.prefix && `${id}-prefix`, `${id}-line`, has.advice && `${id}-advice`].filter(Boolean).join(' ');
}

/**
 * Label, control and one line that holds the hint or, in its place, the error. The line is there from the start: what comes into it is
 * announced, and nothing below moves away from under a finger.
 */
export function FieldFrame({ id, label, optional, hint, error, advice, children }: Props) {
  return (
    <div className="flex flex-col">
      <label htmlFor={id} className="pb-1 text-sm">
        <span className="font-bold">{label}</span>
        {optional && (
          <>
            {' '}
            <span className="text-muted">({optional})</span>
          </>
        )}
      </label>
      {children}
      <div id={`${id}-line`} aria-live="polite" className="min-h-7 pt-1 text-xs">
        {error ? (
          <p className="flex items-start gap-1 text-danger">
            <Icon name="alert" />
            {error}
          </p>
        ) : (
          <p className="text-muted">{hint}</p>
        )}
      </div>
      {advice && (
        <div id={`${id}-advice`} className="pb-2 text-xs text-muted">
          {advice}
        </div>
      )}
    </div>
  );
}
