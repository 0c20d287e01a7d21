import { moneyText, UNKNOWN_AMOUNT } from '@/lib/domain/money/amount';
import type { Balance } from '@/lib/stores/balances';

interface Props {
  balance: Balance | undefined;
  messages: { maintenance: string };
}

/**
 * The player's balance at one provider: the credit, 'Maintenance', or '-' while it is unknown (spec section 4, wallet dropdown), beside a bar while
 * it is being asked for.
 */
export function ProviderBalance({ balance, messages }: Props) {
  if (balance?.status === 'maintenance') return <span className="text-warning">{messages.maintenance}</span>;
  return (
    <span className="amount" aria-busy={!balance || balance.status === 'loading'}>
      {balance?.status === 'known' ? moneyText(balance.credit) : UNKNOWN_AMOUNT}
    </span>
  );
}
