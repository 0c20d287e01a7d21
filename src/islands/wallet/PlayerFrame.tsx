import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { logFailure } from '@/lib/browser/log';
import { $pushed } from '@/lib/stores/notices';
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

/** The dialog comes with the first notice. Where it cannot be had, the notice centre has the notice all the same. */
function usePushedDialog(): typeof PushedDialog | undefined {
  const isWanted = useStore($pushed).length > 0;
  const [dialog, setDialog] = useState<{ Pushed: typeof PushedDialog }>();
  useEffect(() => {
    if (!isWanted) return;
    import('../notices/PushedDialog').then(
      ({ PushedDialog: Pushed }) => setDialog({ Pushed }),
      () => logFailure('Pushed notice', 'no dialog'),
    );
  }, [isWanted]);
  return dialog?.Pushed;
}
