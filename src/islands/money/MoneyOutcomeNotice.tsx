import { useSyncExternalStore } from 'react';
import { reloadPage } from '@/lib/browser/page/document';
import { isReached, onNetworkChange } from '@/lib/browser/page/online';
import { TextButton } from '../ui/Button';
import { Notice } from '../ui/Notice';
import type { MoneyNotice, MoneyTexts } from './money-messages';

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

/** Whether something may leave the device and be answered, as far as is known. A page is built as if it may. */
export function useNetwork(): boolean {
  return useSyncExternalStore(onNetworkChange, isReached, () => true);
}
