import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldFrame } from './FieldFrame';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'style' | 'prefix' | 'children'> {
  label: string;
  optional?: string;
  hint?: string | undefined;
  /** What is wrong with the value, in the player's words; it takes the hint's place. */
  error?: string | undefined;
  /** Stands under the field and stays when there is an error. */
  advice?: ReactNode;
  /** Stands before the value and is not part of it: `+60`. */
  prefix?: string;
  /** A control inside the field, after the value. */
  action?: ReactNode;
}

/** One line of text. Uncontrolled, so that what is typed before the island is live stays. */
export function Field({ label, optional, hint, error, advice, prefix, action, ...input }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, optional, hint, error, advice }}>
      <div className="control">
        {prefix && (
          <span id={`${id}-prefix`} className="ps-3 text-muted tabular-nums">
            {prefix}
          </span>
        )}
        <input
          type="text"
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { prefix: Boolean(prefix), advice: Boolean(advice) })}
        />
        {action}
      </div>
    </FieldFrame>
  );
}
