import { reloadPage } from '@/lib/browser/page/document';
import { TextButton } from '../ui/Button';
import { Notice } from '../ui/Notice';
import type { MoneyNotice, MoneyTexts } from './money-messages';
import { useNetwork } from './use-network';

interface Props {
  notice: MoneyNotice | undefined;
  messages: MoneyTexts;
  transactions: string;
}

/** What came of a money request, and what the player can do next. */
export function MoneyOutcomeNotice({ notice, messages, transactions }: Props) {
  const isOnline = useNetwork();
  return (
    <div className="flex flex-col">
      <Notice notice={notice} />
      {notice?.next === 'transactions' && (
        <a href={transactions} className="text-button flex items-center">
          {messages.checkTransactions}
        </a>
      )}
      {notice?.next === 'send' && !isOnline && <p className="pt-3 text-sm">{messages.sendLater}</p>}
      {notice?.next === 'reload' && <TextButton label={messages.reload} onClick={reloadPage} />}
    </div>
  );
}
