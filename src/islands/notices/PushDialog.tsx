import { useStore } from '@nanostores/react';
import { type MouseEvent, useState, useSyncExternalStore } from 'react';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { canLoadPage, isPlainClick } from '@/lib/browser/page/load-page';
import { pageAddress } from '@/lib/browser/page/page-language';
import { runOnce } from '@/lib/browser/run-once';
import { moneyText } from '@/lib/domain/money/amount';
import type { PushMessage } from '@/lib/domain/push-message';
import { transactionRoute } from '@/lib/domain/report/report';
import { fill } from '@/lib/domain/text/fill';
import { loadSupport } from '@/lib/stores/help/support';
import { $isMoneyBeingFilled } from '@/lib/stores/money/money-being-filled';
import { $pushMessages, dismissPush } from '@/lib/stores/notices/push-messages';
import { mountLate } from '../mount-late';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { LongText } from '../ui/LongText';

interface Props {
  messages: Messages['player-frame'];
  /** Loads what opens the ways to support with a message, which is no island. */
  loadHelp: () => Promise<{ openHelp: (message: string) => Promise<void> }>;
}

const titles = { deposit: 'depositUpdate', withdraw: 'withdrawalUpdate' } as const;

/** The transaction where it is known, or else all of its kind; its day is not known. */
function pushRoute({ kind, found }: PushMessage): string {
  return transactionRoute({ id: found?.id ?? '', createdAt: '' }, kind);
}

/** A refused request, as support is asked about it. */
function questionOf({ kind, message, found }: PushMessage, messages: Messages['player-frame']): string {
  const details = found ? `${moneyText(found.amount)}, ${fill(messages.idOf, { id: found.id })}` : message;
  return fill(kind === 'deposit' ? messages.askDeposit : messages.askWithdraw, { details }).trim();
}

/** Opens the ways to support with a message that names the request. Where they cannot be had, the link leads to the transaction, which has them too. */
async function askSupport(event: MouseEvent<HTMLAnchorElement>, push: PushMessage, { messages, loadHelp }: Props): Promise<void> {
  if (!isPlainClick(event.nativeEvent)) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  const [help, sheet] = await Promise.all([loadHelp(), loadSupport()]).catch(() => []);
  // A second tap, or OK, has closed the dialog meanwhile.
  if ($pushMessages.get()[0] !== push) return;
  try {
    if (!help || !sheet) throw new Error('There is no help to show');
    // First, so that the sheet finds the focus where it was before the dialog, and gives it back there.
    dismissPush();
    await help.openHelp(questionOf(push, messages));
  } catch {
    if (canLoadPage()) location.assign(href);
  }
}

function followDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/** Shows pushed decisions one after the other (spec section 8), but not while a money form is being filled in or another dialog is open (decision 58). */
export function PushDialog(props: Props) {
  const [push] = useStore($pushMessages);
  return push && <WaitingPush key={JSON.stringify(push)} push={push} {...props} />;
}

function WaitingPush({ push, messages, loadHelp }: Props & { push: PushMessage }) {
  const isFilling = useStore($isMoneyBeingFilled);
  const isCovered = useSyncExternalStore(followDialogs, () => document.querySelector('dialog[open]') !== null);
  const [isShown, setShown] = useState(false);
  if (!isShown && (isFilling || isCovered)) return null;
  if (!isShown) setShown(true);
  const { kind, isSuccess } = push;
  const transaction = pageAddress(pushRoute(push));
  return (
    <Dialog title={messages[titles[kind]]} onClose={dismissPush} variant="narrow">
      <div className="flex items-start gap-3 overflow-y-auto px-5 py-4 wrap-anywhere">
        <span role="img" aria-label={messages[isSuccess ? 'success' : 'failure']} className={isSuccess ? 'text-success' : 'text-danger'}>
          <Icon path={isSuccess ? icons.done : icons.alert} />
        </span>
        <div>
          {isSuccess && kind === 'withdraw' && <p className="text-lg font-bold text-success">{messages.goodNews}</p>}
          <PushText push={push} messages={messages} />
        </div>
      </div>
      <form method="dialog" className="flex flex-wrap gap-3 px-5 pb-5">
        {!isSuccess && (
          <a
            href={transaction}
            className="button button-primary w-full"
            onClick={(event) => void askSupport(event, push, { messages, loadHelp })}
          >
            {messages.askSupport}
          </a>
        )}
        <button type="submit" className={`button grow ${isSuccess ? 'button-primary' : 'button-outline'}`}>
          {messages.ok}
        </button>
        <a href={transaction} className="button button-outline grow">
          {messages.seeTransaction}
        </a>
      </form>
    </Dialog>
  );
}

/** The decision in the player's language, and under it the message as it was sent. */
export function PushText({ push, messages }: { push: PushMessage; messages: Messages['player-frame'] }) {
  const { kind, isSuccess, message, found } = push;
  const outcome = isSuccess ? 'Approved' : 'Rejected';
  return (
    <>
      <p className="font-bold">
        {found ? fill(messages[`${kind}${outcome}`], { amount: moneyText(found.amount) }) : messages[`${kind}Just${outcome}`]}
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
export const mountPushDialog = runOnce((loadHelp: Props['loadHelp']) =>
  mountLate({ messages: 'player-frame', render: (messages) => <PushDialog messages={messages} loadHelp={loadHelp} /> }),
);
