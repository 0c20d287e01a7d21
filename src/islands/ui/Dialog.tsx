import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  title: string;
  children: ReactNode;
  /** For a sentence or two. */
  isNarrow?: boolean;
  /** Called when the browser has closed the dialog. */
  onClose: () => void;
}

/** The browser's modal dialog, open as long as it is rendered. */
export function Dialog({ title, children, isNarrow = false, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // In every render, because the browser may have closed it while the parent goes on showing it, with its next content.
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  });
  return (
    <dialog ref={dialog} className={isNarrow ? 'dialog w-[min(26rem,100vw-1.5rem)]' : 'dialog'} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} className="px-5 pt-5 text-lg">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
