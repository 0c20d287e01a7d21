import { useStore } from '@nanostores/react';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { pageAddress } from '@/lib/browser/page/page';
import { runOnce } from '@/lib/browser/run-once';
import { readDecision } from '@/lib/domain/decision-words';
import type { PushedNotice } from '@/lib/domain/pushed-notice';
import { transactionRoute } from '@/lib/domain/report/report';
import { $pushed, dismissPushed } from '@/lib/stores/notices/pushed-notices';
import { mountLate } from '../mount-late';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { PushedText } from './PushedText';

const titles = { deposit: 'depositUpdate', withdraw: 'withdrawalUpdate' } as const;

/** The transaction where the message names it, or else all of its kind: its day is not known. */
function pushedRoute({ kind, isSuccess, message }: PushedNotice): string {
  return transactionRoute({ id: readDecision(message, isSuccess).id ?? '', createdAt: '' }, kind);
}

/** Shows decisions on deposits and withdrawals that are pushed while the page is open, one after the other (spec section 8, Pushed events). */
export function PushedDialog({ messages }: { messages: Messages['player-frame'] }) {
  const [notice] = useStore($pushed);
  if (!notice) return null;
  const outcome = notice.isSuccess ? 'success' : 'failure';
  return (
    <Dialog title={messages[titles[notice.kind]]} onClose={dismissPushed} look="narrow">
      <div className="flex items-start gap-3 overflow-y-auto px-5 py-4 wrap-anywhere">
        <span role="img" aria-label={messages[outcome]} className={notice.isSuccess ? 'text-success' : 'text-danger'}>
          <Icon path={notice.isSuccess ? icons.done : icons.alert} />
        </span>
        <div>
          <PushedText {...{ notice, messages }} />
        </div>
      </div>
      <form method="dialog" className="flex flex-wrap gap-3 px-5 pb-5">
        <button type="submit" className="button button-primary grow">
          {messages.ok}
        </button>
        <a href={pageAddress(pushedRoute(notice))} className="button button-outline grow">
          {messages.seeTransaction}
        </a>
      </form>
    </Dialog>
  );
}

/** Renders the dialog of pushed notices, which shows itself whenever one waits. */
export const mountPushed = runOnce(() =>
  mountLate({ messages: 'player-frame', render: (messages) => <PushedDialog messages={messages} /> }),
);
