import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { CURRENCY_LABEL } from '@/lib/config';
import { formatMoney, UNKNOWN_AMOUNT } from '@/lib/domain/money/money';
import type { GameAccount } from '@/lib/domain/player';
import { fill } from '@/lib/domain/text/fill';
import { $balances, type Balance } from '@/lib/stores/balances';
import { $chosenProvider, $gameAccount, chooseProvider } from '@/lib/stores/games/game-account';
import { StubbornDialog } from '../launch/LockedDialog';
import type { AccountMessages } from './account-messages';
import { CopyRow } from './CopyRow';
import { PasswordRow } from './PasswordRow';

/** The player's account at the provider that was tapped (spec section 2, Mobile slots). Island: it is the player's own, and never in the page. */
export function GameAccountDialog({ messages }: { messages: AccountMessages }) {
  const provider = useStore($chosenProvider);
  const account = useStore($gameAccount);
  if (!provider) return null;
  return (
    <StubbornDialog title={provider.name} onClose={() => chooseProvider(undefined)}>
      {typeof account === 'object' ? (
        <Account key={account.providerId} account={account} messages={messages} />
      ) : (
        <Missing why={account} provider={provider.name} messages={messages} />
      )}
      <form method="dialog">
        <button type="submit" className="launch-other">
          {messages.close}
        </button>
      </form>
    </StubbornDialog>
  );
}

function Account({ account, messages }: { account: GameAccount; messages: AccountMessages }) {
  const [said, setSaid] = useState('');
  const balance = useStore($balances)[account.providerId];
  const row = {
    onCopied: (isCopied: boolean) => setSaid(isCopied ? messages.copied : messages.notCopied),
  };
  return (
    <>
      <p className="launch-quiet">{messages.intro}</p>
      <dl className="account">
        <CopyRow {...row} label={messages.username} action={messages.copyUsername} value={account.username}>
          {account.username}
        </CopyRow>
        <PasswordRow {...row} messages={messages} password={account.password} />
        <CopyRow
          {...row}
          label={messages.balance}
          action={messages.copyBalance}
          value={balance?.status === 'known' ? formatMoney(balance.credit) : ''}
        >
          {CURRENCY_LABEL} {shownBalance(balance, messages)}
        </CopyRow>
      </dl>
      <p role="status" className="launch-said">
        {said}
      </p>
    </>
  );
}

function shownBalance(balance: Balance | undefined, messages: AccountMessages): string {
  if (balance?.status === 'maintenance') return messages.maintenance;
  return balance?.status === 'known' ? formatMoney(balance.credit) : UNKNOWN_AMOUNT;
}

interface MissingProps {
  why: 'unknown' | 'unreachable' | 'none';
  provider: string;
  messages: AccountMessages;
}

function Missing({ why, provider, messages }: MissingProps) {
  if (why === 'unknown') return <p role="status">{messages.loading}</p>;
  if (why === 'unreachable') return <p role="alert">{messages.unreachable}</p>;
  return (
    <div role="status">
      <p>{fill(messages.noAccount, { provider })}</p>
      <p className="launch-quiet">{messages.noAccountHint}</p>
    </div>
  );
}
