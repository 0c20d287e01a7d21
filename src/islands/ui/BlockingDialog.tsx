import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface Props {
  title: string;
  children: ReactNode;
  /** Without it, neither Escape nor a click outside closes the dialog. */
  onClose?: (() => void) | undefined;
}

/** A dialog that cannot be dismissed while the work it reports on is running (spec section 4, Game launch). */
export function BlockingDialog({ title, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing it before it is removed returns the focus to where it was.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog w-[min(26rem,100vw-1.5rem)] gap-4 p-5 wrap-anywhere"
      aria-labelledby={titleId}
      closedby={onClose ? 'any' : 'none'}
      onCancel={(event) => !onClose && event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && !onClose && event.preventDefault()}
      onClose={() => (onClose ? onClose() : dialog.current?.showModal())}
    >
      <h2 id={titleId} className="text-lg">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
