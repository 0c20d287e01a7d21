import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type WalletMessages from '@/content/messages/en/wallet.json';
import { takeForcedSignIn } from '@/lib/browser/storage/visitor';
import { fill } from '@/lib/domain/text/fill';
import { $session, reloadProfile } from '@/lib/stores/session';

/** Whose account this is after a sign-in by link, and that the account could not be reached (decisions, 8 and 13). */
export function SessionNotice({ messages }: { messages: typeof WalletMessages }) {
  const session = useStore($session);
  const [isForced, setForced] = useState(takeForcedSignIn);

  if (session.status === 'unreachable') {
    return (
      <div role="alert" className="session-notice">
        {messages.unreachable}
        <button type="button" onClick={() => void reloadProfile()}>
          {messages.retry}
        </button>
      </div>
    );
  }
  if (!isForced || session.status !== 'player') return null;
  return (
    <div role="status" className="session-notice">
      {fill(messages.signedInAs, { name: session.player.username })}
      <button type="button" onClick={() => setForced(false)}>
        {messages.close}
      </button>
    </div>
  );
}
