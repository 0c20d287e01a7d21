import { reloadPage } from '@/lib/browser/page/load-page';
import { pageAddress } from '@/lib/browser/page/page-language';
import type { MoneyNotice } from '../money/money-messages';
import { BackendWords } from '../ui/LongText';
import type { MoveTexts } from './use-move';

/** Why nothing was moved, or that it may have been, and what the player can do next. */
export function MoveNotice({ notice, messages }: { notice: MoneyNotice; messages: MoveTexts }) {
  return (
    <div role="alert" className="wrap-anywhere">
      <BackendWords text={notice.text} more={messages.more} />
      {notice.next === 'transactions' && (
        <a href={pageAddress('/transaction')} className="text-button flex items-center">
          {messages.checkTransactions}
        </a>
      )}
      {notice.next === 'reload' && (
        <button type="button" className="text-button" onClick={reloadPage}>
          {messages.reload}
        </button>
      )}
    </div>
  );
}
