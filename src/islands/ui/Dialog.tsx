import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  title: string;
  children: ReactNode;
  /** For a sentence or two. */
  isNarrow?: boolean;
  /** At the lower edge of the screen, near the thumb; a tap beside it closes it where the browser knows how. */
  isSheet?: boolean;
  /** Called when the browser has closed the dialog. */
  onClose: () => void;
}

/** The browser's modal dialog, open as long as it is rendered. */
export function Dialog({ title, children, isNarrow = false, isSheet = false, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // In every render, because the browser may have closed it while the parent goes on showing it, with its next content.
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  });
  return (
    <dialog
      ref={dialog}
      className={`dialog ${isNarrow ? 'w-[min(26rem,100vw-1.5rem)]' : ''} ${isSheet ? 'mb-0 w-[min(40rem,100vw)] max-w-none rounded-b-none border-x-0 border-b-0' : ''}`}
      closedby={isSheet ? 'any' : undefined}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <h2 id={titleId} className="px-5 pt-5 text-lg">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
