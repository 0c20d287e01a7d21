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

/** Asks before something that cannot be undone. The way back stands first: a hasty Enter does nothing. */
export function ConfirmDialog({ title, children, yes, no, busy = false, onConfirm, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="flex flex-col gap-3 p-5">
        {children}
        <Button look="quiet" onClick={onClose}>
          {no}
        </Button>
        <Button look="danger" busy={busy} onClick={onConfirm}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
