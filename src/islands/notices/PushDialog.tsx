import { useStore } from '@nanostores/react';
import { useState, useSyncExternalStore } from 'react';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { pageAddress } from '@/lib/browser/page/page-language';
import { runOnce } from '@/lib/browser/run-once';
import { moneyText } from '@/lib/domain/money/amount';
import type { PushMessage } from '@/lib/domain/push-message';
import { transactionRoute } from '@/lib/domain/report/report';
import { fill } from '@/lib/domain/text/fill';
import { $isMoneyBeingFilled } from '@/lib/stores/money/money-being-filled';
import { $pushMessages, dismissPush } from '@/lib/stores/notices/push-messages';
import { mountLate } from '../mount-late';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { LongText } from '../ui/LongText';

type Texts = Messages['player-frame'];

const titles = { deposit: 'depositUpdate', withdraw: 'withdrawalUpdate' } as const;

/** The transaction where it is known, or else all of its kind; its day is not known. */
function pushRoute({ kind, found }: PushMessage): string {
  return transactionRoute({ id: found?.id ?? '', createdAt: '' }, kind);
}

function followDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/** Shows pushed decisions one after the other (spec section 8), but not while a money form is being filled in or another dialog is open (decision 58). */
export function PushDialog({ messages }: { messages: Texts }) {
  const [push] = useStore($pushMessages);
  return push && <WaitingPush key={JSON.stringify(push)} push={push} messages={messages} />;
}

function WaitingPush({ push, messages }: { push: PushMessage; messages: Texts }) {
  const isFilling = useStore($isMoneyBeingFilled);
  const isCovered = useSyncExternalStore(
    followDialogs,
    () => document.querySelector('dialog[open]') !== null,
  );
  const [isShown, setShown] = useState(false);
  if (!isShown && (isFilling || isCovered)) return null;
  if (!isShown) setShown(true);
  const { kind, isSuccess } = push;
  return (
    <Dialog title={messages[titles[kind]]} onClose={dismissPush} variant="narrow">
      <div className="flex items-start gap-3 overflow-y-auto px-5 py-4 wrap-anywhere">
        <span
          role="img"
          aria-label={messages[isSuccess ? 'success' : 'failure']}
          className={isSuccess ? 'text-success' : 'text-danger'}
        >
          <Icon path={isSuccess ? icons.done : icons.alert} />
        </span>
        <div>
          {isSuccess && kind === 'withdraw' && (
            <p className="text-lg font-bold text-success">{messages.goodNews}</p>
          )}
          <PushText push={push} messages={messages} />
        </div>
      </div>
      <form method="dialog" className="flex flex-wrap gap-3 px-5 pb-5">
        <button
          type="submit"
          className={`button grow ${isSuccess ? 'button-primary' : 'button-outline'}`}
        >
          {messages.ok}
        </button>
        {/* A transaction has the way to support. */}
        <a
          href={pageAddress(pushRoute(push))}
          className={`button grow ${isSuccess ? 'button-outline' : 'button-primary'}`}
        >
          {isSuccess ? messages.seeTransaction : messages.askSupport}
        </a>
      </form>
    </Dialog>
  );
}

/** The decision in the player's language, and under it the message as it was sent. */
export function PushText({ push, messages }: { push: PushMessage; messages: Texts }) {
  const { kind, isSuccess, message, found } = push;
  const outcome = isSuccess ? 'Approved' : 'Rejected';
  return (
    <>
      <p className="font-bold">
        {found
          ? fill(messages[`${kind}${outcome}`], { amount: moneyText(found.amount) })
          : messages[`${kind}Just${outcome}`]}
      </p>
      {found && (
        <p className="text-sm text-muted" translate="no">
          {found.id}
        </p>
      )}
      {message && (
        <div className="text-sm">
          <LongText text={message} more={messages.more} />
        </div>
      )}
    </>
  );
}

/** Renders the dialog, which shows itself whenever a push message waits. */
export const mountPushDialog = runOnce(() =>
  mountLate({ messages: 'player-frame', render: (messages) => <PushDialog messages={messages} /> }),
);
