import { type ComponentProps, useId } from 'react';
import type { Elements } from '../jsx/jsx-runtime';
import { describedBy, FieldFrame, type FrameTexts } from './FieldFrame';

export interface FieldProps
  extends FrameTexts,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'prefix' | 'children'> {
  /** Shown before the value, and not part of it: `+60`. */
  prefix?: string;
  /** A control inside the field, before the value. */
  before?: Elements;
  /** A button inside the field, after the value. */
  action?: Elements;
}

/** A text field. Uncontrolled by default, so that what is typed before hydration stays. */
export function Field({
  label,
  optional,
  hint,
  error,
  warning,
  advice,
  prefix,
  before,
  action,
  id: ownId,
  ...input
}: FieldProps) {
  const newId = useId();
  const id = ownId ?? newId;
  return (
    <FieldFrame {...{ id, label, optional, hint, error, warning, advice }}>
      <div className="control">
        {prefix && (
          <span
            id={`${id}-prefix`}
            className="ps-3 text-muted tabular-nums"
            suppressHydrationWarning
          >
            {prefix}
          </span>
        )}
        {before}
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

/** A username. Phones neither capitalise nor correct it. */
export function UsernameField(field: FieldProps) {
  return (
    <Field
      {...field}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  );
}
