import { useStore } from '@nanostores/react';
import type WalletMessages from '@/content/messages/en/wallet.json';
import { $pushed, dismissPushed } from '@/lib/stores/notices/pushed-notices';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';

const titles = { deposit: 'depositUpdate', withdraw: 'withdrawalUpdate' } as const;

/** A decision on a deposit or a withdrawal, pushed while the player looks (spec section 8, Pushed events); one after the other. */
export function PushedDialog({ messages }: { messages: typeof WalletMessages }) {
  const [notice] = useStore($pushed);
  if (!notice) return null;
  const outcome = notice.isSuccess ? 'success' : 'failure';
  return (
    <Dialog title={messages[titles[notice.kind]]} onClose={dismissPushed}>
      <p className={`pushed pushed-${outcome}`}>
        <span role="img" aria-label={messages[outcome]}>
          <Icon name={notice.isSuccess ? 'done' : 'alert'} />
        </span>
        {notice.message}
      </p>
      <form method="dialog">
        <button type="submit" className="pushed-ok">
          {messages.ok}
        </button>
      </form>
    </Dialog>
  );
}
