import { type ComponentProps, type RefObject, useEffect } from 'react';
import type { Elements } from '../jsx/jsx-runtime';
import { useHydrated } from '../use-hydrated';
import { LIVE_EVENT } from './form-controls';

/** Tells the page that a form is hydrated: what was pressed before is pressed again (`src/islands/client-touched.ts`). */
export function useLive(ref: RefObject<HTMLFormElement | null> | undefined): void {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) ref?.current?.dispatchEvent(new Event(LIVE_EVENT, { bubbles: true }));
  }, [isHydrated, ref]);
}

interface Props extends Pick<ComponentProps<'form'>, 'onFocus' | 'onInput' | 'onBlur'> {
  children: Elements;
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
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
