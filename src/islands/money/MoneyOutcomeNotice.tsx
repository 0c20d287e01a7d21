import { useSyncExternalStore } from 'react';
import { reloadPage } from '@/lib/browser/page/load-page';
import { isReached, onNetworkChange } from '@/lib/browser/page/online';
import { Button } from '../ui/Button';
import { Callout } from '../ui/Callout';
import { TabLink } from '../ui/TabLink';
import type { MoneyNotice, MoneyTexts } from './money-messages';

interface Props {
  notice: MoneyNotice | undefined;
  messages: Pick<MoneyTexts, 'checkTransactions' | 'contactSupport' | 'sendLater' | 'reload'>;
  /** Address of the transactions among which the request's is. */
  transactions: string;
  support?: string | undefined;
}

/** What came of a money request, and what the player can do next. */
export function MoneyOutcomeNotice({ notice, messages, transactions, support }: Props) {
  const isOnline = useNetwork();
  return (
    <Callout
      notice={notice}
      next={
        notice?.next === 'transactions' ? (
          <a href={transactions} className="button button-primary min-h-12">
            {messages.checkTransactions}
          </a>
        ) : (
          notice?.next === 'reload' && <Button onClick={reloadPage}>{messages.reload}</Button>
        )
      }
      other={
        notice?.next === 'support' &&
        support && <TabLink text={messages.contactSupport} address={support} />
      }
    >
      {notice?.next === 'send' && !isOnline && <p>{messages.sendLater}</p>}
    </Callout>
  );
}

/** Whether something may leave the device and be answered, as far as is known. A page is built as if it may. */
export function useNetwork(): boolean {
  return useSyncExternalStore(onNetworkChange, isReached, () => true);
}
