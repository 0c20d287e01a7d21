import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { logFailure } from '@/lib/browser/log';
import { $pushed } from '@/lib/stores/notices/pushed-notices';
import type { PushedDialog } from '../notices/PushedDialog';
import { SessionNotice } from '../notices/SessionNotice';
import { Bell } from './Bell';
import { Wallet } from './Wallet';
import type { WalletMessages } from './wallet-messages';

/** All of the frame that only a player has: the wallet, and what the backend has to say to them. */
export function PlayerFrame({ messages }: { messages: WalletMessages }) {
  const Pushed = usePushedDialog();
  return (
    <>
      <Wallet messages={messages} />
      <Bell messages={messages} />
      {Pushed && <Pushed messages={messages} />}
      <SessionNotice messages={messages} />
    </>
  );
}

/** The dialog comes with the first notice; one that does not come is asked for with the next, and the notice centre has the notice all the same. */
function usePushedDialog(): typeof PushedDialog | undefined {
  const waiting = useStore($pushed);
  const [dialog, setDialog] = useState<{ Pushed: typeof PushedDialog }>();
  useEffect(() => {
    if (waiting.length === 0 || dialog) return;
    import('../notices/PushedDialog').then(
      ({ PushedDialog: Pushed }) => setDialog({ Pushed }),
      () => logFailure('Pushed notice', 'no dialog'),
    );
  }, [waiting, dialog]);
  return dialog?.Pushed;
}
