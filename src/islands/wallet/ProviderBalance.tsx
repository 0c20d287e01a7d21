import { useStore } from '@nanostores/react';
import { formatMoney, UNKNOWN_AMOUNT } from '@/lib/domain/money/money';
import { $balances } from '@/lib/stores/balances';

interface Props {
  providerId: string;
  messages: { maintenance: string };
}

/** The player's balance at one provider: the credit, 'Maintenance', or '-' while it is unknown (spec section 4, wallet dropdown). */
export function ProviderBalance({ providerId, messages }: Props) {
  const balance = useStore($balances)[providerId];
  if (balance?.status === 'maintenance') return <span className="text-warning">{messages.maintenance}</span>;
  if (balance?.status === 'known') return <span className="tabular-nums">{formatMoney(balance.credit)}</span>;
  return (
    <span className="tabular-nums" aria-busy={balance?.status === 'loading'}>
      {UNKNOWN_AMOUNT}
    </span>
  );
}
