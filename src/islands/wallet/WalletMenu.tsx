import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Messages } from '@/content/messages/messages';
import { pageAddress, pageNumber } from '@/lib/browser/page/page-language';
import { moneyText, UNKNOWN_AMOUNT } from '@/lib/domain/money/amount';
import { decimalOf } from '@/lib/domain/money/minor-units';
import { hasMoney, walletTotal } from '@/lib/domain/money/wallet';
import type { GameAccount, Player } from '@/lib/domain/player';
import { recentFilter, sumAmounts, typeOfRow } from '@/lib/domain/report/report';
import { fill } from '@/lib/domain/text/fill';
import { $pending, loadPending, openPending } from '@/lib/stores/history/pending-transactions';
import { $balances, loadBalances } from '@/lib/stores/money/balances';
import { $session, reloadProfile } from '@/lib/stores/session/session';
import { loadMessages } from '../load-messages';
import { mountLate } from '../mount-late';
import { useMenuOpen } from '../use-menu-open';
import { WalletRow } from './WalletRow';

const NO_ACCOUNTS: readonly GameAccount[] = [];

interface Props {
  menu: HTMLElement;
  messages: Messages['player-frame'];
}

/** The balances by provider, which are loaded whenever the menu opens (spec section 4, wallet dropdown). */
export function WalletMenu({ menu, messages }: Props) {
  const session = useStore($session);
  const isOpen = useMenuOpen(menu);
  const player = session.status === 'player' ? session.player : undefined;
  const accounts = player?.gameAccounts ?? NO_ACCOUNTS;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another player's accounts are asked for too.
  useEffect(() => {
    if (isOpen) askBalances();
  }, [isOpen, accounts]);

  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg">{messages.wallet}</h2>
        <button
          type="button"
          onClick={() => {
            void reloadProfile();
            askBalances();
            void loadPending();
          }}
          className="text-button text-sm"
        >
          {messages.refresh}
        </button>
      </div>
      {player && isOpen && <WalletPanel player={player} messages={messages} />}
    </>
  );
}

/** Loads what the balances are rendered with, and changes nothing on the page. */
export async function preloadWallet(): Promise<void> {
  await loadMessages('player-frame');
}

/** The menu has opened by then. */
const TOUCH_MS = 1_000;
let askedAhead: { accounts: readonly GameAccount[]; at: number } | undefined;

/** Asks for the player's balances: ahead when a finger is about to open the menu, so that the opening, which follows, need not ask again. */
export function askBalances({ isAhead = false } = {}): void {
  const session = $session.get();
  const accounts = (session.status === 'player' && session.player.gameAccounts) || NO_ACCOUNTS;
  const at = performance.now();
  const isAsked = !isAhead && askedAhead?.accounts === accounts && at - askedAhead.at < TOUCH_MS;
  askedAhead = isAhead ? { accounts, at } : undefined;
  if (!isAsked) void loadBalances(accounts.map(({ providerId }) => providerId));
}

/** Renders the balances into a place in the wallet's menu. */
export async function mountWallet(place: HTMLElement): Promise<void> {
  const menu = place.parentElement ?? place;
  const render = (messages: Props['messages']) => <WalletMenu menu={menu} messages={messages} />;
  await mountLate({ place, messages: 'player-frame', hasStyles: true, render });
}

/** Where the player's money is: total, main wallet, the providers that hold some, and what waits; empty ones are folded. Then the ways to move it. */
function WalletPanel({
  player: { walletBalance, gameAccounts },
  messages,
}: Pick<Props, 'messages'> & { player: Player }) {
  const balances = useStore($balances);
  const all = (gameAccounts ?? NO_ACCOUNTS).map((account) => ({
    account,
    balance: balances[account.providerId],
  }));
  const credits = all.flatMap(({ balance }) =>
    balance?.status === 'known' ? [balance.credit] : [],
  );
  const isLoading = all.some(({ balance }) => !balance || balance.status === 'loading');
  const isPartial = !gameAccounts || (credits.length < all.length && !isLoading);
  const total = isLoading ? undefined : walletTotal(walletBalance, credits);
  // Rows are sorted once all are known, so that none moves while the player reads.
  const empty = isLoading
    ? []
    : all.filter(({ balance }) => balance?.status === 'known' && !hasMoney(balance.credit));
  const shown = all.filter((row) => !empty.includes(row));
  const listOf = (rows: typeof all) => (
    <ul>
      {rows.map((row) => (
        <WalletRow key={row.account.providerId} {...row} messages={messages} />
      ))}
    </ul>
  );
  return (
    <>
      <dl className="tabular-nums">
        <div>
          <dt className="text-sm text-muted">{messages.total}</dt>
          <dd
            className="amount text-start text-[min(2rem,10vw)] leading-tight font-bold"
            aria-busy={isLoading}
          >
            {total ? moneyText(total) : UNKNOWN_AMOUNT}
          </dd>
          {isPartial && <dd className="text-sm text-muted">{messages.unknownLeftOut}</dd>}
        </div>
        <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-t border-line">
          <dt>{messages.mainWallet}</dt>
          <dd>{walletBalance ? moneyText(walletBalance) : UNKNOWN_AMOUNT}</dd>
        </div>
      </dl>
      {!gameAccounts && (
        <div role="alert" className="border-t border-line pt-3">
          <span>{messages.unreachable}</span>
          <button
            type="button"
            onClick={() => void reloadProfile()}
            className="text-button flex items-center"
          >
            {messages.retry}
          </button>
        </div>
      )}
      {gameAccounts?.length === 0 && (
        <p className="border-t border-line pt-3 text-muted">{messages.noAccounts}</p>
      )}
      {listOf(shown)}
      {empty.length > 0 && (
        <details open={shown.length === 0} className="border-t border-line">
          <summary className="text-button flex items-center text-sm">
            {fill(messages.emptyProviders, { count: pageNumber(empty.length) })}
          </summary>
          {listOf(empty)}
        </details>
      )}
      <WalletPending messages={messages} />
      <div className="flex flex-wrap gap-2 border-t border-line pt-3">
        {ACTIONS.map(({ route, label, look }) => (
          <a key={route} href={pageAddress(route)} className={`button grow px-2 text-sm ${look}`}>
            {messages[label]}
          </a>
        ))}
      </div>
    </>
  );
}

const ACTIONS = [
  { route: '/deposit', label: 'deposit', look: 'button-primary' },
  { route: '/withdraw', label: 'withdraw', look: 'button-outline' },
  { route: '/transaction', label: 'history', look: 'button-outline' },
] as const;

const KINDS = { deposit: 'pendingDeposits', withdraw: 'pendingWithdrawals' } as const;

/** The deposits and withdrawals that wait for a decision, as links to them; nothing where there are none, or where they are not known. */
function WalletPending({ messages }: Pick<Props, 'messages'>) {
  const pending = useStore($pending);
  useEffect(() => openPending(), []);
  if (pending.status !== 'ready') return null;
  // One page of them is known, whose sum would not be that of all.
  const isWhole = pending.total <= pending.rows.length;
  return (['deposit', 'withdraw'] as const).map((kind) => {
    const rows = pending.rows.filter(({ type }) => typeOfRow(type) === kind);
    const sum = isWhole ? sumAmounts(rows) : undefined;
    if (rows.length === 0) return null;
    const label = fill(messages[KINDS[kind]], {
      count: isWhole ? pageNumber(rows.length) : `${pageNumber(rows.length)}+`,
    });
    return (
      <a
        key={kind}
        href={`${pageAddress('/transaction')}?${new URLSearchParams({ ...recentFilter(kind, 'pending') })}`}
        className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line text-muted tabular-nums"
      >
        <span>{label}</span>
        {sum !== undefined && <span>{moneyText(decimalOf(sum))}</span>}
      </a>
    );
  });
}
