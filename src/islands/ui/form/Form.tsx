import type { ComponentProps } from 'react';

interface Props extends Pick<ComponentProps<'form'>, 'ref' | 'children' | 'onFocus' | 'onInput' | 'onBlur'> {
  onSubmit: () => void;
}

/** A column of fields. The island submits it, never the browser itself, which would put the values into an address or a page load. */
export function Form({ onSubmit, ...form }: Props) {
  return (
    <form
      {...form}
      method="post"
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
