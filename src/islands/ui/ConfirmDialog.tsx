import type { ComponentProps } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import type { Elements } from './jsx/jsx-runtime';
import { usePending } from './use-pending';

type ButtonVariant = NonNullable<ComponentProps<typeof Button>['variant']>;

interface Props
  extends Pick<ComponentProps<typeof Dialog>, 'title' | 'variant' | 'startsWithTitle'> {
  children: Elements;
  yes: string;
  no: string;
  variants?: { yes: ButtonVariant; no: ButtonVariant };
  /** The dialog stays, and cannot be closed, until it resolves. */
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Asks before something is sent. The button that sends nothing comes first, so that it has the focus. */
export function ConfirmDialog({
  children,
  yes,
  no,
  variants = { yes: 'danger', no: 'secondary' },
  onConfirm,
  onClose,
  ...dialog
}: Props) {
  const [isPending, run] = usePending();
  return (
    <Dialog {...dialog} isBlocking={isPending} onClose={onClose}>
      <div className="flex flex-col gap-3 overflow-y-auto p-5">
        {children}
        <Button variant={variants.no} disabled={isPending} onClick={onClose}>
          {no}
        </Button>
        <Button
          variant={variants.yes}
          busy={isPending}
          onClick={() => run(async () => void (await onConfirm()))}
        >
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
