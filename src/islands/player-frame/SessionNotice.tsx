import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { takeForcedSignIn } from '@/lib/browser/storage/visitor';
import { fill } from '@/lib/domain/text/fill';
import { $session, reloadProfile } from '@/lib/stores/session';

/** Says who is signed in after a sign-in by link, and when the account could not be loaded (decisions, 8 and 13). */
export function SessionNotice({
  messages,
}: {
  messages: Pick<Messages['player-frame'], 'unreachable' | 'retry' | 'signedInAs' | 'close'>;
}) {
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
