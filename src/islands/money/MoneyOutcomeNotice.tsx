import { useSyncExternalStore } from 'react';
import { reloadPage } from '@/lib/browser/page/load-page';
import { isReached, onNetworkChange } from '@/lib/browser/page/online';
import { TextButton } from '../ui/Button';
import { Callout } from '../ui/Callout';
import type { MoneyNotice, MoneyTexts } from './money-messages';

interface Props {
  notice: MoneyNotice | undefined;
  messages: Pick<MoneyTexts, 'checkTransactions' | 'sendLater' | 'reload'>;
  /** Address of the transactions among which the request's is. */
  transactions: string;
}

/** What came of a money request, and what the player can do next. */
export function MoneyOutcomeNotice({ notice, messages, transactions }: Props) {
  const isOnline = useNetwork();
  return (
    <div className="flex flex-col">
      <Callout notice={notice} />
      {notice?.next === 'transactions' && (
        <a href={transactions} className="button button-primary mt-3 min-h-12">
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
