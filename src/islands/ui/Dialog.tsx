import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';

interface Props {
  title: string;
  children: ReactNode;
  /** For a sentence or two. */
  isNarrow?: boolean;
  /** At the lower edge of the screen, near the thumb; a tap beside it closes it where the browser knows how. */
  isSheet?: boolean;
  /** Focuses the title, because the browser would scroll to the first button, past what is to be read on a low screen. */
  startsWithTitle?: boolean;
  /** Called when the browser has closed the dialog. */
  onClose: () => void;
}

/** The browser's modal dialog, open as long as it is rendered. */
export function Dialog({ title, children, isNarrow = false, isSheet = false, startsWithTitle = false, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const isShown = useRef(false);
  // In every render, because the browser may have closed it while the parent goes on showing it, with its next content.
  useEffect(() => {
    if (isShown.current) return;
    isShown.current = true;
    dialog.current?.showModal();
    if (startsWithTitle) heading.current?.focus();
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    // Closing it before it is removed returns the focus to where it was.
    return () => element?.close();
  }, []);
  // Only now: a field that Escape takes the focus from renders its error while the dialog is closing, which must not open it again.
  const noteClosed = () => {
    isShown.current = false;
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={`dialog ${isNarrow ? 'w-[min(26rem,100vw-1.5rem)]' : ''} ${isSheet ? 'mb-0 w-[min(40rem,100vw)] max-w-none rounded-b-none border-x-0 border-b-0' : ''}`}
      closedby={isSheet ? 'any' : undefined}
      aria-labelledby={titleId}
      onClose={noteClosed}
    >
      <h2 ref={heading} id={titleId} tabIndex={startsWithTitle ? -1 : undefined} className="px-5 pt-5 text-lg">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
