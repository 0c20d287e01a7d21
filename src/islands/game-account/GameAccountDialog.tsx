import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { copyText } from '@/lib/browser/clipboard';
import { pageAddress } from '@/lib/browser/page/page-language';
import { onPageHidden } from '@/lib/browser/page/when';
import { runOnce } from '@/lib/browser/run-once';
import { formatMoney, moneyText, UNKNOWN_AMOUNT } from '@/lib/domain/money/amount';
import type { GameAccount } from '@/lib/domain/player';
import { fill } from '@/lib/domain/text/fill';
import { $balances, type Balance, loadBalances } from '@/lib/stores/money/balances';
import { $session, reloadProfile, type Session, startSession } from '@/lib/stores/session/session';
import { mountLate } from '../mount-late';
import { CloseButton, Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { RetryNotice } from '../ui/RetryNotice';
import { CopyRow } from './CopyRow';

interface Provider {
  id: string;
  name: string;
}

export const $chosenProvider = atom<Provider | undefined>(undefined);

/** The player's account at the provider that was clicked (spec section 2, Mobile slots). Island: it is private, so no page contains it. */
export function GameAccountDialog({ messages }: { messages: Messages['mobile-slots'] }) {
  const provider = useStore($chosenProvider);
  const session = useStore($session);
  if (!provider) return null;
  const account = accountAt(provider, session);
  return (
    <Dialog title={provider.name} variant="message" onClose={() => $chosenProvider.set(undefined)}>
      {typeof account === 'object' ? (
        <Account key={account.providerId} account={account} messages={messages} />
      ) : (
        <NoAccount reason={account} provider={provider} messages={messages} />
      )}
      <CloseButton label={messages.close} />
    </Dialog>
  );
}

/** `unknown` while the profile is being loaded, `none` where the player has no account. */
function accountAt(
  provider: Provider,
  session: Session,
): GameAccount | 'unknown' | 'unreachable' | 'none' {
  if (session.status === 'unknown') return 'unknown';
  if (session.status !== 'player' || !session.player.gameAccounts) return 'unreachable';
  return session.player.gameAccounts.find(({ providerId }) => providerId === provider.id) ?? 'none';
}

function Account({
  account,
  messages,
}: {
  account: GameAccount;
  messages: Messages['mobile-slots'];
}) {
  const [copyStatus, setCopyStatus] = useState('');
  const balance = useStore($balances)[account.providerId];
  useEffect(() => void loadBalances([account.providerId]), [account]);
  const copy = async (text: string) => {
    // Screen readers announce only a text that changes.
    setCopyStatus('');
    setCopyStatus((await copyText(text)) ? messages.copied : messages.notCopied);
  };
  return (
    <>
      <p className="text-sm text-muted">{messages.intro}</p>
      <dl className="rounded-card border border-line">
        <CopyRow
          onCopy={copy}
          label={messages.username}
          action={messages.copyUsername}
          value={account.username}
        >
          {account.username || UNKNOWN_AMOUNT}
        </CopyRow>
        <PasswordRow onCopy={copy} messages={messages} password={account.password} />
        <CopyRow
          onCopy={copy}
          label={messages.balance}
          action={messages.copyBalance}
          value={balance?.status === 'known' ? formatMoney(balance.credit) : ''}
        >
          {balanceText(balance, messages)}
        </CopyRow>
      </dl>
      <p role="status" className="min-h-6 text-center text-success">
        {copyStatus}
      </p>
    </>
  );
}

function balanceText(balance: Balance | undefined, messages: Messages['mobile-slots']): string {
  if (balance?.status === 'maintenance') return messages.maintenance;
  return balance?.status === 'known' ? moneyText(balance.credit) : UNKNOWN_AMOUNT;
}

interface NoAccountProps {
  reason: 'unknown' | 'unreachable' | 'none';
  provider: Provider;
  messages: Messages['mobile-slots'];
}

function NoAccount({ reason, provider, messages }: NoAccountProps) {
  if (reason === 'unknown') return <p role="status">{messages.loading}</p>;
  if (reason === 'unreachable')
    return (
      <RetryNotice text={messages.unreachable} label={messages.retry} onRetry={reloadProfile} />
    );
  return (
    <>
      <div role="status">
        <p>{fill(messages.noAccount, { provider: provider.name })}</p>
        <p className="text-sm text-muted">{messages.noAccountHint}</p>
      </div>
      <a
        href={pageAddress(`/transfer?to=${encodeURIComponent(provider.id)}`)}
        className="button button-primary min-h-12"
      >
        {fill(messages.transferTo, { provider: provider.name })}
      </a>
    </>
  );
}

const mountDialog = runOnce(async () => {
  await mountLate({
    messages: 'mobile-slots',
    render: (messages) => <GameAccountDialog messages={messages} />,
  });
  void startSession();
});

/** Opens the dialog with the player's account at a provider. */
export async function showGameAccount(provider: Provider): Promise<void> {
  await mountDialog();
  $chosenProvider.set(provider);
}

interface Props {
  password: string;
  messages: Messages['mobile-slots'];
  onCopy: (password: string) => void;
}

const MASK = '••••••••';

/** A password, or a dash where there is none: masked until the player shows it, and masked again when the page is hidden. It can be copied without being shown. */
function PasswordRow({ password, messages, onCopy }: Props) {
  const [isShown, setShown] = useState(false);
  useEffect(() => onPageHidden(() => setShown(false)), []);
  const row = { label: messages.password, action: messages.copyPassword, value: password, onCopy };
  // The mask and the button would promise a password that is not there.
  if (!password) return <CopyRow {...row}>{UNKNOWN_AMOUNT}</CopyRow>;
  return (
    <CopyRow {...row}>
      {isShown ? (
        <span>{password}</span>
      ) : (
        <span role="img" aria-label={messages.hidden}>
          {MASK}
        </span>
      )}
      <button
        type="button"
        aria-label={isShown ? messages.hidePassword : messages.showPassword}
        onClick={() => setShown(!isShown)}
        className="icon-button -my-2 text-accent"
      >
        <Icon path={isShown ? icons.hide : icons.show} />
      </button>
    </CopyRow>
  );
}
