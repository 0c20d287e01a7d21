import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { pageAddress } from '@/lib/browser/page/page-language';
import { runOnce } from '@/lib/browser/run-once';
import { fill } from '@/lib/domain/text/fill';
import { $session, reloadProfile } from '@/lib/stores/session/session';
import { takeForcedSignIn } from '@/lib/stores/session/visitor';
import { mountLate } from '../mount-late';
import { TextButton } from '../ui/Button';
import { Callout } from '../ui/Callout';
import { RetryNotice } from '../ui/RetryNotice';

const place =
  'fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-30 mx-auto max-w-narrow rounded-card border border-edge bg-raised';

/** Says whose account a link has signed in, which may be a stranger's, and when the account could not be loaded. */
function SessionNotice({ messages }: { messages: Messages['player-frame'] }) {
  const session = useStore($session);
  const [isForced, setForced] = useState(takeForcedSignIn);

  if (session.status === 'unreachable') {
    // A page of the account says it in its own place.
    if (document.querySelector('[data-account-page]')) return null;
    return (
      <div className={place}>
        <RetryNotice
          text={messages.unreachable}
          label={messages.retry}
          onRetry={reloadProfile}
          other={
            <a
              href={pageAddress('/logout')}
              className="text-button inline-flex items-center text-sm"
            >
              {messages.logout}
            </a>
          }
        />
      </div>
    );
  }
  if (!isForced || session.status !== 'player') return null;
  return (
    <div className={place}>
      <Callout
        notice={{
          kind: 'info',
          text: fill(messages.signedInAs, { name: session.player.username }),
        }}
        other={<TextButton label={messages.close} onClick={() => setForced(false)} />}
      />
    </div>
  );
}

/** Renders the notice about the session, which shows itself whenever there is something to say. */
export const mountSessionNotice = runOnce(() =>
  mountLate({
    messages: 'player-frame',
    render: (messages) => <SessionNotice messages={messages} />,
  }),
);
