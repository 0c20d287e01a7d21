import { useStore } from '@nanostores/react';
import type { Messages } from '@/content/messages/messages';
import { pageNumber } from '@/lib/browser/page/document';
import { moneyText, UNKNOWN_AMOUNT } from '@/lib/domain/money/amount';
import { hasMoney, walletTotal } from '@/lib/domain/money/wallet';
import type { Player } from '@/lib/domain/player';
import { fill } from '@/lib/domain/text/fill';
import { $balances } from '@/lib/stores/balances';
import { WalletPending } from './WalletPending';
import { WalletRow } from './WalletRow';

interface Props {
  player: Player;
  messages: Messages['player-frame'];
}

/** Where the player's money is: the total, the main wallet, which the header shows, the providers that hold some, and what waits; empty ones are folded. */
export function WalletPanel({ player: { walletBalance, gameAccounts }, messages }: Props) {
  const balances = useStore($balances);
  const all = gameAccounts.map((account) => ({ account, balance: balances[account.providerId] }));
  const credits = all.flatMap(({ balance }) => (balance?.status === 'known' ? [balance.credit] : []));
  const isLoading = all.some(({ balance }) => !balance || balance.status === 'loading');
  const total = isLoading ? undefined : walletTotal(walletBalance, credits);
  // Rows are sorted once all are known, so that none moves while the player reads.
  const empty = isLoading ? [] : all.filter(({ balance }) => balance?.status === 'known' && !hasMoney(balance.credit));
  const shown = all.filter((row) => !empty.includes(row));
  return (
    <>
      <dl className="flex flex-col gap-2 border-b border-line pb-3 tabular-nums *:flex *:flex-wrap *:items-baseline *:justify-between *:gap-x-4">
        <div>
          <dt>{credits.length < all.length && !isLoading ? messages.totalKnown : messages.total}</dt>
          <dd className="amount text-xl font-bold" aria-busy={isLoading}>
            {total ? moneyText(total) : UNKNOWN_AMOUNT}
          </dd>
        </div>
        <div>
          <dt>{messages.mainWallet}</dt>
          <dd>{walletBalance ? moneyText(walletBalance) : UNKNOWN_AMOUNT}</dd>
        </div>
      </dl>
      {all.length === 0 && <p className="py-2 text-muted">{messages.noAccounts}</p>}
      <ul>
        {shown.map((row) => (
          <WalletRow key={row.account.providerId} {...row} messages={messages} />
        ))}
      </ul>
      {empty.length > 0 && (
        <details open={shown.length === 0} className={shown.length > 0 ? 'border-t border-line' : ''}>
          <summary className="text-button flex items-center text-sm">
            {fill(messages.emptyProviders, { count: pageNumber(empty.length) })}
          </summary>
          <ul>
            {empty.map((row) => (
              <WalletRow key={row.account.providerId} {...row} messages={messages} />
            ))}
          </ul>
        </details>
      )}
      <WalletPending messages={messages} />
    </>
  );
}
