import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Messages } from '@/content/messages/messages';
import type { GameAccount } from '@/lib/domain/player';
import { loadBalances } from '@/lib/stores/balances';
import { loadPending } from '@/lib/stores/pending-transactions';
import { $session, reloadProfile } from '@/lib/stores/session';
import { loadMessages } from '../load-messages';
import { preloadStyles } from '../load-styles';
import { mountLate } from '../mount-late';
import { useMenuOpen } from '../use-menu-open';
import { WalletPanel } from './WalletPanel';

const NO_ACCOUNTS: readonly GameAccount[] = [];

interface Props {
  /** The menu in the header that it is in. */
  menu: HTMLElement;
  messages: Messages['player-frame'];
}

/** The balances by provider, which are loaded whenever the menu opens (spec section 4, wallet dropdown). */
export function WalletMenu({ menu, messages }: Props) {
  const session = useStore($session);
  const isOpen = useMenuOpen(menu);
  const player = session.status === 'player' ? session.player : undefined;
  const accounts = player?.gameAccounts ?? NO_ACCOUNTS;

  const load = () => void loadBalances(accounts.map(({ providerId }) => providerId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is made of the accounts.
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, accounts]);

  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-base">{messages.wallet}</h2>
        <button
          type="button"
          onClick={() => {
            void reloadProfile();
            load();
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
  preloadStyles();
  await loadMessages('player-frame');
}

/** Renders the balances into a place in the wallet's menu. */
export async function mountWallet(place: HTMLElement): Promise<void> {
  const menu = place.parentElement ?? place;
  await mountLate({ place, messages: 'player-frame', render: (messages) => <WalletMenu menu={menu} messages={messages} /> });
}
