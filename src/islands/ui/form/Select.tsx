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

const FIELD = { box: 'control', select: 'ps-3 pe-10', icon: 'end-3' };
/** Nothing is chosen where it is invalid. */
const ROW = {
  box: 'control flex-[1_1_10rem] border-0 bg-transparent',
  select:
    'ps-0 pe-8 text-end font-semibold [text-align-last:end] invalid:font-normal invalid:text-muted',
  icon: 'end-0',
};

/** A field with the browser's own select, which is easiest to use on a phone. */
export function Select({
  label,
  placeholder,
  options,
  hint,
  error,
  isRow = false,
  ...select
}: Props) {
  const id = useId();
  const look = isRow ? ROW : FIELD;
  return (
    <FieldFrame {...{ id, label, hint, error, isRow }}>
      <div className={look.box}>
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id)}
          className={`cursor-pointer appearance-none text-ellipsis ${look.select}`}
        >
          {placeholder !== undefined && (
            <option value="" suppressHydrationWarning>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              suppressHydrationWarning
            >
              {option.label}
            </option>
          ))}
        </select>
        <span className={`pointer-events-none absolute text-muted ${look.icon}`}>
          <Icon path={icons.expand} />
        </span>
      </div>
    </FieldFrame>
  );
}

/** The options of a select: one for each choice. */
export function choiceOptions(choices: readonly Choice[]): { value: string; label: string }[] {
  return choices.map(({ id, name }) => ({ value: id, label: name }));
}
