import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface Props {
  title: string;
  children: ReactNode;
  yes: string;
  no: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action that cannot be undone. The button that cancels comes first, so that it has the focus. */
export function ConfirmDialog({ title, children, yes, no, busy = false, onConfirm, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="flex flex-col gap-3 p-5">
        {children}
        <Button variant="secondary" onClick={onClose}>
          {no}
        </Button>
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
