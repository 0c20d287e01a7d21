import type { ComponentProps, RefObject } from 'react';
import { useLive } from './use-live';

interface Props extends Pick<ComponentProps<'form'>, 'children' | 'onFocus' | 'onInput' | 'onBlur'> {
  ref?: RefObject<HTMLFormElement | null>;
  onSubmit: () => void;
}

/** A column of fields. The island submits it, never the browser itself, which would put the values into an address or a page load. */
export function Form({ ref, onSubmit, ...form }: Props) {
  useLive(ref);
  return (
    <form
      {...form}
      ref={ref}
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
