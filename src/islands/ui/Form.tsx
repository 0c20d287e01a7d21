import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  onSubmit: () => void;
  /** Told when something in the form takes focus. */
  onFocus?: () => void;
}

/** A column of fields that the island sends, never the browser itself: what is typed would stand in an address. */
export function Form({ children, onSubmit, onFocus }: Props) {
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-1"
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
