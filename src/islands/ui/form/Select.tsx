import { type ComponentProps, useId } from 'react';
import * as icons from '@/assets/icons';
import type { Choice } from '@/lib/domain/money/deposit';
import { Icon } from '../Icon';
import { describedBy, FieldFrame, type FrameTexts } from './FieldFrame';

interface Props
  extends Pick<FrameTexts, 'label' | 'hint' | 'error' | 'isRow'>,
    Omit<ComponentProps<'select'>, 'id' | 'className' | 'style' | 'children'> {
  /** The first option, whose value is empty. Without it one of the options is always chosen. */
  placeholder?: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
}

/** A field with the browser's own select, which is easiest to use on a phone. */
export function Select({ label, placeholder, options, hint, error, isRow = false, ...select }: Props) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, hint, error, isRow }}>
      <div className="control">
        <select {...select} id={id} aria-invalid={error ? true : undefined} aria-describedby={describedBy(id)}>
          {placeholder !== undefined && (
            <option value="" suppressHydrationWarning>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled} suppressHydrationWarning>
              {option.label}
            </option>
          ))}
        </select>
        <Icon path={icons.expand} />
      </div>
    </FieldFrame>
  );
}

/** The options of a select: one for each choice. */
export function choiceOptions(choices: readonly Choice[]): { value: string; label: string }[] {
  return choices.map(({ id, name }) => ({ value: id, label: name }));
}
