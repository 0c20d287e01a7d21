import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { canLoadPage, isPlainClick } from '@/lib/browser/page/load-page';
import { pageAddress, pageLanguage } from '@/lib/browser/page/page-language';
import { runOnce } from '@/lib/browser/run-once';
import { decisionOf } from '@/lib/domain/decision-words';
import { moneyText } from '@/lib/domain/money/amount';
import type { PushedNotice } from '@/lib/domain/pushed-notice';
import { transactionRoute } from '@/lib/domain/report/report';
import { fill } from '@/lib/domain/text/fill';
import { loadSupport } from '@/lib/stores/help/support';
import { $pushed, dismissPushed } from '@/lib/stores/notices/pushed-notices';
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

/** The transaction where the message names it, or else all of its kind: its day is not known. */
function pushedRoute(notice: PushedNotice): string {
  return transactionRoute({ id: decisionOf(notice).id ?? '', createdAt: '' }, notice.kind);
}

/** A refused request, as support is asked about it. */
function questionOf(notice: PushedNotice, messages: Messages['player-frame']): string {
  const { amount, id } = decisionOf(notice);
  const details = [amount && moneyText(amount), id && fill(messages.idOf, { id })].filter(Boolean).join(', ');
  return fill(notice.kind === 'deposit' ? messages.askDeposit : messages.askWithdraw, { details }).trim();
}

/**
 * Opens the ways to support with a message that names the request, in place of the notice. Where they cannot be had, the link leads to the transaction,
 * which has them too.
 */
async function askSupport(event: MouseEvent<HTMLAnchorElement>, notice: PushedNotice, { messages, loadHelp }: Props): Promise<void> {
  if (!isPlainClick(event.nativeEvent)) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  const [help, sheet] = await Promise.all([loadHelp(), loadSupport()]).catch(() => []);
  // A second tap, or OK, has ended the notice meanwhile.
  if ($pushed.get()[0] !== notice) return;
  try {
    if (!help || !sheet) throw new Error('There is no help to show');
    // First, so that the sheet finds the focus where it was before the notice, and gives it back there.
    dismissPushed();
    await help.openHelp(questionOf(notice, messages));
  } catch {
    if (canLoadPage()) location.assign(href);
  }
}

/** Shows decisions on deposits and withdrawals that are pushed while the page is open, one after the other (spec section 8, Pushed events). */
export function PushedDialog({ messages, loadHelp }: Props) {
  const [notice] = useStore($pushed);
  if (!notice) return null;
  const outcome = notice.isSuccess ? 'success' : 'failure';
  const transaction = pageAddress(pushedRoute(notice));
  return (
    <Dialog title={messages[titles[notice.kind]]} onClose={dismissPushed} look="narrow">
      <div className="flex items-start gap-3 overflow-y-auto px-5 py-4 wrap-anywhere">
        <span role="img" aria-label={messages[outcome]} className={notice.isSuccess ? 'text-success' : 'text-danger'}>
          <Icon path={notice.isSuccess ? icons.done : icons.alert} />
        </span>
        <div>
          {notice.isSuccess && notice.kind === 'withdraw' && <p className="text-lg font-bold text-success">{messages.goodNews}</p>}
          <PushedText {...{ notice, messages }} />
        </div>
      </div>
      <form method="dialog" className="flex flex-wrap gap-3 px-5 pb-5">
        {!notice.isSuccess && (
          <a
            href={transaction}
            className="button button-primary w-full"
            onClick={(event) => void askSupport(event, notice, { messages, loadHelp })}
          >
            {messages.askSupport}
          </a>
        )}
        <button type="submit" className={`button grow ${notice.isSuccess ? 'button-primary' : 'button-outline'}`}>
          {messages.ok}
        </button>
        <a href={transaction} className="button button-outline grow">
          {messages.seeTransaction}
        </a>
      </form>
    </Dialog>
  );
}

/**
 * A pushed decision in the player's language, and under it what the backend adds, in its own words. Words that are understood are
 * English, so whoever reads English reads the backend's own.
 */
export function PushedText({ notice, messages }: { notice: PushedNotice; messages: Messages['player-frame'] }) {
  const { kind, isSuccess, message: sent } = notice;
  const { amount, id, message } = decisionOf(notice);
  const outcome = isSuccess ? 'Approved' : 'Rejected';
  if (message !== sent && pageLanguage() === 'en') return <LongText text={sent} more={messages.more} />;
  return (
    <>
      <p className="font-bold">
        {amount ? fill(messages[`${kind}${outcome}`], { amount: moneyText(amount) }) : messages[`${kind}Just${outcome}`]}
      </p>
      {id && (
        <p className="text-sm text-muted" translate="no">
          {id}
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

/** Renders the dialog of pushed notices, which shows itself whenever one waits. */
export const mountPushed = runOnce((loadHelp: Props['loadHelp']) =>
  mountLate({ messages: 'player-frame', render: (messages) => <PushedDialog {...{ messages, loadHelp }} /> }),
);
