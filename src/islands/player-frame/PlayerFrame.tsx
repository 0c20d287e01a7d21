import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { logFailure } from '@/lib/browser/log';
import { $pushed } from '@/lib/stores/notices/pushed-notices';
import { Bell } from '../notices/Bell';
import type { PushedDialog } from '../notices/PushedDialog';
import { Wallet } from '../wallet/Wallet';
import { SessionNotice } from './SessionNotice';

/** What only a player has in the header: the wallet, the notices, and dialogs about both. */
export function PlayerFrame({ messages }: { messages: Messages['player-frame'] }) {
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

/** Loads the dialog with the first notice. If it cannot be loaded, it is tried again with the next one; the notice centre has the notice anyway. */
function usePushedDialog(): typeof PushedDialog | undefined {
  const notices = useStore($pushed);
  const [dialog, setDialog] = useState<{ Pushed: typeof PushedDialog }>();
  useEffect(() => {
    if (notices.length === 0 || dialog) return;
    import('../notices/PushedDialog').then(
      ({ PushedDialog: Pushed }) => setDialog({ Pushed }),
      () => logFailure('Pushed notice', 'no dialog'),
    );
  }, [notices, dialog]);
  return dialog?.Pushed;
}
