import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { onPageVisible } from '@/lib/browser/page/visibility';
import { CURRENCY_LABEL } from '@/lib/config';
import { moneyText } from '@/lib/domain/money/amount-text';
import { formatMoney, UNKNOWN_AMOUNT } from '@/lib/domain/money/money';
import type { GameAccount } from '@/lib/domain/player';
import { fill } from '@/lib/domain/text/fill';
import { loadBalances } from '@/lib/stores/balances';
import { $session, reloadProfile } from '@/lib/stores/session';
import { Icon } from '../ui/Icon';
import { WalletPanel } from './WalletPanel';

const NO_ACCOUNTS: readonly GameAccount[] = [];
/** Characters of an amount that fit beside the label on a small phone; a longer one stands below it. */
const ONE_LINE = 9;
const TWO_LINES =
  'max-[26rem]:flex-col max-[26rem]:items-end max-[26rem]:justify-center max-[26rem]:gap-0 max-[26rem]:text-sm max-[26rem]:leading-tight';

/** The balance in the header. A click opens the balances by provider, which are loaded only then (spec section 4, wallet dropdown). */
export function Wallet({ messages }: { messages: Messages['player-frame'] }) {
  const session = useStore($session);
  const [isOpen, setOpen] = useState(false);
  const player = session.status === 'player' ? session.player : undefined;
  const accounts = player?.gameAccounts ?? NO_ACCOUNTS;
  // Also the element's key: a new element is no layout shift, a text that grows to the left is one.
  const amount = player ? formatMoney(player.walletBalance) : UNKNOWN_AMOUNT;

  const isLong = amount.length > ONE_LINE;

  const refresh = () => {
    void reloadProfile();
    void loadBalances(accounts.map(({ providerId }) => providerId));
  };
  useEffect(() => {
    if (isOpen) void loadBalances(accounts.map(({ providerId }) => providerId));
  }, [isOpen, accounts]);
  useEffect(() => onPageVisible(() => void reloadProfile()), []);

  return (
    <div className="guest:hidden wallet-place">
      <button type="button" popoverTarget="wallet" className={`flex h-11 w-full items-center gap-2 ${isLong ? TWO_LINES : ''}`}>
        <span className="sr-only">{fill(messages.balanceNow, { amount: moneyText(player?.walletBalance ?? '') })}</span>
        <span aria-hidden="true" className="text-xs font-bold text-accent">
          {CURRENCY_LABEL}
        </span>
        <span aria-hidden="true" data-wallet-amount="" className={`text-end tabular-nums ${isLong ? 'min-[26rem]:flex-1' : 'flex-1'}`}>
          <span key={amount}>{amount}</span>
        </span>
        <span className="max-[26rem]:hidden">
          <Icon name="down" />
        </span>
      </button>
      <div
        id="wallet"
        popover="auto"
        className="popover header-popover w-[min(20rem,100vw-2rem)]"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <div className="flex min-h-11 items-center justify-between gap-4">
          <h2 className="text-base">{messages.wallet}</h2>
          <button type="button" onClick={refresh} className="min-h-11 flex-none text-accent">
            {messages.refresh}
          </button>
        </div>
        {player && isOpen && <WalletPanel player={player} messages={messages} />}
      </div>
    </div>
  );
}
