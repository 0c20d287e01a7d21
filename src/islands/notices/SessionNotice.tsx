import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { pageAddress } from '@/lib/browser/page/page-language';
import { runOnce } from '@/lib/browser/run-once';
import { fill } from '@/lib/domain/text/fill';
import { $session, reloadProfile } from '@/lib/stores/session/session';
import { takeForcedSignIn } from '@/lib/stores/session/visitor';
import { mountLate } from '../mount-late';

const look =
  'fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-30 mx-auto flex max-w-narrow items-center justify-between gap-4 rounded-card border border-edge bg-raised px-4 py-2';

/** Says whose account a link has signed in, which may be a stranger's, and when the account could not be loaded. */
function SessionNotice({ messages }: { messages: Messages['player-frame'] }) {
  const session = useStore($session);
  const [isForced, setForced] = useState(takeForcedSignIn);

  if (session.status === 'unreachable') {
    return (
      <div role="alert" className={look}>
        <span>{messages.unreachable}</span>
        <button type="button" onClick={() => void reloadProfile()} className="text-button flex-none">
          {messages.retry}
        </button>
        {/* The page is a guest's, and a guest's page has no other way out of a session. */}
        <a href={pageAddress('/logout')} className="text-button flex-none">
          {messages.logout}
        </a>
      </div>
    );
  }
  if (!isForced || session.status !== 'player') return null;
  return (
    <div role="status" className={look}>
      <span>{fill(messages.signedInAs, { name: session.player.username })}</span>
      <button type="button" onClick={() => setForced(false)} className="text-button flex-none">
        {messages.close}
      </button>
    </div>
  );
}

/** Renders the notice about the session, which shows itself whenever there is something to say. */
export const mountSessionNotice = runOnce(() =>
  mountLate({ messages: 'player-frame', render: (messages) => <SessionNotice messages={messages} /> }),
);
