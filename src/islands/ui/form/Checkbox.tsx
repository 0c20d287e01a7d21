import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'children'> {
  label: string;
}

/** A checkbox in its label, so that a click on the label toggles it. */
export function Checkbox({ label, ...input }: Props) {
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm">
      <input {...input} type="checkbox" className="size-5 accent-accent" />
      <span suppressHydrationWarning>{label}</span>
    </label>
  );
}
