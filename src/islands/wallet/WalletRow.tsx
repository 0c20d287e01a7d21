import type { Messages } from '@/content/messages/messages';
import { pageAddress } from '@/lib/browser/page/page-language';
import { moneyText, UNKNOWN_AMOUNT } from '@/lib/domain/money/amount';
import { hasMoney } from '@/lib/domain/money/wallet';
import type { GameAccount } from '@/lib/domain/player';
import { fill } from '@/lib/domain/text/fill';
import type { Balance } from '@/lib/stores/money/balances';

interface Props {
  account: GameAccount;
  balance: Balance | undefined;
  messages: Messages['player-frame'];
}

/** A provider with the player's credit there, and the way to take it back, or to move some in. A provider in maintenance says so instead. */
export function WalletRow({
  account: { providerId, providerName: provider },
  balance,
  messages,
}: Props) {
  const [end, action] =
    balance?.status === 'known' && hasMoney(balance.credit)
      ? (['from', 'takeBack'] as const)
      : (['to', 'moveIn'] as const);
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 border-t border-line">
      <span className="min-w-0 grow font-backend wrap-anywhere" translate="no">
        {provider}
      </span>
      <ProviderBalance balance={balance} messages={messages} />
      {balance?.status !== 'maintenance' && (
        <a
          href={pageAddress(`/transfer?${end}=${encodeURIComponent(providerId)}`)}
          aria-label={fill(messages[`${action}Of`], { provider })}
          className="text-button -me-2 ms-auto flex items-center px-2 text-sm"
        >
          {messages[action]}
        </a>
      )}
    </li>
  );
}

interface ProviderBalanceProps {
  balance: Balance | undefined;
  messages: { maintenance: string };
}

/** The balance at one provider, 'Maintenance', or '-' while it is unknown (spec section 4, wallet dropdown), beside a bar while it is asked for. */
function ProviderBalance({ balance, messages }: ProviderBalanceProps) {
  if (balance?.status === 'maintenance')
    return <span className="text-warning">{messages.maintenance}</span>;
  return (
    <span className="amount" aria-busy={!balance || balance.status === 'loading'}>
      {balance?.status === 'known' ? moneyText(balance.credit) : UNKNOWN_AMOUNT}
    </span>
  );
}
