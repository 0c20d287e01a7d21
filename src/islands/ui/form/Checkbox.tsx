import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'children'> {
  label: string;
}

/** Its label is part of the target. */
export function Checkbox({ label, ...input }: Props) {
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm">
      <input {...input} type="checkbox" className="size-5" />
      {label}
    </label>
  );
}
