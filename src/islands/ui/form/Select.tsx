import { type ComponentProps, useId } from 'react';
import { Icon } from '../Icon';
import { describedBy, FieldFrame } from './FieldFrame';

interface Props extends Omit<ComponentProps<'select'>, 'id' | 'className' | 'style' | 'children'> {
  label: string;
  /** Stands first and means that nothing is chosen; a list without it always has something chosen. */
  placeholder?: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  hint?: string | undefined;
  error?: string | undefined;
}

/** The browser's own select: on a phone nothing is easier to use. */
export function Select({ label, placeholder, options, hint, error, ...select }: Props) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <div className="control">
        <select {...select} id={id} aria-invalid={error ? true : undefined} aria-describedby={describedBy(id)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </FieldFrame>
  );
}
