import type { Messages } from '@/content/messages/messages';
import { pageAddress } from '@/lib/browser/page/page';
import { moneyText, UNKNOWN_AMOUNT } from '@/lib/domain/money/amount';
import { hasMoney } from '@/lib/domain/money/wallet';
import type { GameAccount } from '@/lib/domain/player';
import { fill } from '@/lib/domain/text/fill';
import type { Balance } from '@/lib/stores/balances';

interface Props {
  account: GameAccount;
  balance: Balance | undefined;
  messages: Messages['player-frame'];
}

/** A provider with the player's credit there, and ways to move money in and out. A provider in maintenance says so instead. */
export function WalletRow({ account: { providerId, providerName: provider }, balance, messages }: Props) {
  const canMoveOut = balance?.status === 'known' && hasMoney(balance.credit);
  return (
    <li className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-4 pt-2 not-first:border-t not-first:border-line">
      <span translate="no">{provider}</span>
      <ProviderBalance balance={balance} messages={messages} />
      {balance?.status !== 'maintenance' && (
        <span className="col-span-2 -ms-3 flex">
          <MoveLink query={`to=${encodeURIComponent(providerId)}`} label={messages.moveIn} name={fill(messages.moveInOf, { provider })} />
          {canMoveOut && (
            <MoveLink
              query={`from=${encodeURIComponent(providerId)}`}
              label={messages.moveOut}
              name={fill(messages.moveOutOf, { provider })}
            />
          )}
        </span>
      )}
    </li>
  );
}

/** A transfer with the provider filled in. */
function MoveLink({ query, label, name }: { query: string; label: string; name: string }) {
  return (
    <a href={pageAddress(`/transfer?${query}`)} aria-label={name} className="text-button flex items-center px-3 text-sm">
      {label}
    </a>
  );
}

interface ProviderBalanceProps {
  balance: Balance | undefined;
  messages: { maintenance: string };
}

/**
 * The player's balance at one provider: the credit, 'Maintenance', or '-' while it is unknown (spec section 4, wallet dropdown), beside a bar while
 * it is being asked for.
 */
function ProviderBalance({ balance, messages }: ProviderBalanceProps) {
  if (balance?.status === 'maintenance') return <span className="text-warning">{messages.maintenance}</span>;
  return (
    <span className="amount" aria-busy={!balance || balance.status === 'loading'}>
      {balance?.status === 'known' ? moneyText(balance.credit) : UNKNOWN_AMOUNT}
    </span>
  );
}
