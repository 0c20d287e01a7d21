import type { ComponentProps } from 'react';

interface Props extends Pick<ComponentProps<'form'>, 'ref' | 'children' | 'onFocus' | 'onInput' | 'onBlur'> {
  onSubmit: () => void;
}

/** A column of fields that the island sends, never the browser itself: what is typed would stand in an address. */
export function Form({ onSubmit, ...form }: Props) {
  return (
    <form
      {...form}
      method="post"
      noValidate
      className="flex flex-col gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
