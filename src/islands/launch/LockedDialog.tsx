import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface Props {
  title: string;
  children: ReactNode;
  /** Absent: nothing but the work it waits for closes it, neither Escape nor a tap outside. */
  onClose?: (() => void) | undefined;
}

/** The dialog of a launch, which cannot be dismissed while the launch runs (spec section 4, Game launch). */
export function StubbornDialog({ title, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it goes, it gives the focus back to the tile.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog launch"
      aria-labelledby={titleId}
      closedby={onClose ? 'any' : 'none'}
      onCancel={(event) => !onClose && event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && !onClose && event.preventDefault()}
      onClose={() => (onClose ? onClose() : dialog.current?.showModal())}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
