import { type ComponentProps, type RefObject, useEffect } from 'react';
import { useHydrated } from '../use-hydrated';
import { LIVE_EVENT } from './live-event';

interface Props extends Pick<ComponentProps<'form'>, 'children' | 'onFocus' | 'onInput' | 'onBlur'> {
  ref?: RefObject<HTMLFormElement | null>;
  onSubmit: () => void;
}

/** A column of fields. The island submits it, never the browser itself, which would put the values into an address or a page load. */
export function Form({ ref, onSubmit, ...form }: Props) {
  const isHydrated = useHydrated();
  // What was pressed before is pressed again (`client:touched`).
  useEffect(() => {
    if (isHydrated) ref?.current?.dispatchEvent(new Event(LIVE_EVENT, { bubbles: true }));
  }, [isHydrated, ref]);
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
