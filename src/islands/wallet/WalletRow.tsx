import { pageAddress } from '@/lib/browser/page/page';
import { hasMoney } from '@/lib/domain/money/wallet-total';
import type { GameAccount } from '@/lib/domain/player';
import type { Balance } from '@/lib/stores/balances';
import { ProviderBalance } from './ProviderBalance';

interface Props {
  account: GameAccount;
  balance: Balance | undefined;
  messages: { maintenance: string; moveIn: string; moveOut: string };
}

/** A provider with the player's credit there, and ways to move money in and out. A provider in maintenance says so instead. */
export function WalletRow({ account: { providerId, providerName }, balance, messages }: Props) {
  const canMoveOut = balance?.status === 'known' && hasMoney(balance.credit);
  return (
    <li className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-4 pt-2 not-first:border-t not-first:border-line">
      <span translate="no">{providerName}</span>
      <ProviderBalance balance={balance} messages={messages} />
      {balance?.status !== 'maintenance' && (
        <span className="col-span-2 -ms-3 flex">
          <MoveLink query={`to=${encodeURIComponent(providerId)}`} label={messages.moveIn} providerName={providerName} />
          {canMoveOut && <MoveLink query={`from=${encodeURIComponent(providerId)}`} label={messages.moveOut} providerName={providerName} />}
        </span>
      )}
    </li>
  );
}

/** A transfer with the provider filled in. */
function MoveLink({ query, label, providerName }: { query: string; label: string; providerName: string }) {
  return (
    <a href={pageAddress(`/transfer?${query}`)} className="flex min-h-11 items-center px-3 text-sm font-bold text-accent">
      {label}
      <span className="sr-only" translate="no">
        {' '}
        {providerName}
      </span>
    </a>
  );
}
