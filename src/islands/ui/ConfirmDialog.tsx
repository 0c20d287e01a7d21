import type { ComponentProps } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import type { Elements } from './jsx/jsx-runtime';
import { usePending } from './use-pending';

type Look = NonNullable<ComponentProps<typeof Button>['variant']>;

interface Props extends Pick<ComponentProps<typeof Dialog>, 'title' | 'look' | 'startsWithTitle'> {
  children: Elements;
  yes: string;
  no: string;
  looks?: { yes: Look; no: Look };
  /** The dialog stays, and cannot be closed, until it resolves. */
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Asks before something is sent. The button that sends nothing comes first, so that it has the focus. */
export function ConfirmDialog({ children, yes, no, looks = { yes: 'danger', no: 'secondary' }, onConfirm, onClose, ...dialog }: Props) {
  const [isPending, run] = usePending();
  return (
    <Dialog {...dialog} isBlocking={isPending} onClose={onClose}>
      <div className="flex flex-col gap-3 overflow-y-auto p-5">
        {children}
        <Button variant={looks.no} disabled={isPending} onClick={onClose}>
          {no}
        </Button>
        <Button variant={looks.yes} busy={isPending} onClick={() => run(async () => void (await onConfirm()))}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
