import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { Content, Elements } from './jsx/jsx-runtime';

const NARROW = 'w-[min(26rem,100vw-1.5rem)]';
const VARIANTS = {
  wide: '',
  /** For a sentence or two. */
  narrow: NARROW,
  /** A short column of words and buttons, which a tap beside it closes where the browser knows how. */
  message: `${NARROW} gap-4 p-5 wrap-anywhere`,
  /** At the lower edge of the screen, near the thumb; a tap beside it closes it, too. */
  sheet: 'mb-0 w-[min(40rem,100vw)] max-w-none rounded-b-none border-x-0 border-b-0',
} as const;

interface Props {
  title: Content;
  children: Elements;
  variant?: keyof typeof VARIANTS;
  /** It cannot be closed while the work it reports on is running. */
  isBlocking?: boolean;
  /** Focuses the title, because the browser would scroll to the first button, past what is to be read on a low screen. */
  startsWithTitle?: boolean;
  onClose?: () => void;
}

/** The browser's modal dialog, open as long as it is rendered. */
export function Dialog({
  title,
  children,
  variant = 'wide',
  isBlocking = false,
  startsWithTitle = false,
  onClose,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const isShown = useRef(false);
  const closedBy = variant === 'message' || variant === 'sheet' ? 'any' : undefined;
  const show = () => {
    isShown.current = true;
    dialog.current?.showModal();
  };
  // In every render, because the browser may have closed it while the parent goes on showing it, with its next content.
  useEffect(() => {
    if (isShown.current) return;
    show();
    if (startsWithTitle) heading.current?.focus();
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    // Closing it before it is removed returns the focus to where it was.
    return () => element?.close();
  }, []);
  // Only now: a field that Escape takes the focus from renders its error while the dialog is closing, which must not open it again.
  const noteClosed = () => {
    if (isBlocking) return show();
    isShown.current = false;
    onClose?.();
  };
  return (
    <dialog
      ref={dialog}
      className={`dialog ${VARIANTS[variant]}`}
      closedby={isBlocking ? 'none' : closedBy}
      aria-labelledby={titleId}
      onCancel={(event) => isBlocking && event.preventDefault()}
      onKeyDown={(event) => isBlocking && event.key === 'Escape' && event.preventDefault()}
      onClose={noteClosed}
    >
      <h2
        ref={heading}
        id={titleId}
        tabIndex={startsWithTitle ? -1 : undefined}
        className={`text-lg ${variant === 'message' ? '' : 'px-5 pt-5'}`}
      >
        {title}
      </h2>
      {children}
    </dialog>
  );
}

/** Closes the dialog that it stands in. */
export function CloseButton({ label }: { label: string }) {
  return (
    <form method="dialog">
      <button type="submit" className="button button-outline min-h-12 w-full">
        {label}
      </button>
    </form>
  );
}
