import * as accountIcons from '@/assets/account-icons';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { pageAddress } from '@/lib/browser/page/page-language';
import { moneyText } from '@/lib/domain/money/amount';
import type { Player } from '@/lib/domain/player';
import { Icon } from '../ui/Icon';

interface Props {
  hub: Messages['account-hub'];
  player: Player;
  support: string | undefined;
}

/** What a player comes to the account for: the balance and what to do with it, and the ways on. */
export function AccountHub({ player, hub, support }: Props) {
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:items-start lg:gap-6">
      <BalanceCard balance={player.walletBalance} messages={hub} />
      <HubLinks hub={hub} support={support} />
    </div>
  );
}

/** The first is the one most players come for. */
const ACTIONS = [
  { route: '/deposit', label: 'deposit', icon: accountIcons.moneyIn },
  { route: '/withdraw', label: 'withdraw', icon: accountIcons.moneyOut },
  { route: '/transfer', label: 'transfer', icon: accountIcons.exchange },
  { route: '/transaction', label: 'transactions', icon: accountIcons.receipt },
] as const;

/** Digits of a balance that fit in large letters on a phone of 320 px. */
const LARGE_LENGTH = 9;

/** The main wallet's balance with its four actions. */
export function BalanceCard({
  balance,
  messages,
}: {
  balance: string;
  messages: Messages['account-hub'];
}) {
  // Of the screen's width at most, however much its letters are enlarged.
  const letters =
    balance.length > LARGE_LENGTH
      ? 'text-[clamp(0.75rem,7.25vw,var(--text-xl))] md:text-2xl'
      : 'text-[clamp(0.9rem,9.5vw,var(--text-2xl))]';
  return (
    <section className="card flex flex-col gap-4" aria-labelledby="hub-balance">
      <div>
        <h2 id="hub-balance" className="text-sm font-normal text-muted">
          {messages.balance}
        </h2>
        <p className={`${letters} leading-tight font-bold tabular-nums`}>{moneyText(balance)}</p>
      </div>
      <ul className="grid gap-2 xs:grid-cols-2 md:max-lg:grid-cols-4">
        {ACTIONS.map(({ route, label, icon }, index) => (
          <li key={route}>
            <a
              href={pageAddress(route)}
              className={`button min-h-12 justify-start gap-1.5 px-2.5 ${index === 0 ? 'button-primary' : 'button-outline'}`}
            >
              <span className="max-[22rem]:hidden">
                <Icon path={icon} />
              </span>
              <span className="-me-2 min-w-0 text-start wrap-anywhere">{messages[label]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const LINKS = [
  { route: '/bonuses', label: 'bonuses', icon: icons.gift },
  { route: '/bank', label: 'bank', icon: accountIcons.bank },
  { route: '/help/deposit', label: 'helpDeposit', icon: accountIcons.question },
  { route: '/help/responsible-gaming', label: 'responsible', icon: icons.shield },
] as const;
const LOOK = 'flex min-h-12 items-center gap-3 px-4 hover:bg-raised';

function HubLinks({ hub, support }: Pick<Props, 'hub' | 'support'>) {
  const links = LINKS.map(({ route, ...link }) => ({
    ...link,
    attributes: { href: pageAddress(route) },
  }));
  const chat = {
    label: 'support',
    icon: icons.chat,
    attributes: { href: support, target: '_blank', rel: 'noopener' },
  } as const;
  return (
    <nav aria-label={hub.more} className="card overflow-hidden p-0">
      <ul className="divide-y divide-line">
        {[...links, ...(support ? [chat] : [])].map(({ label, icon, attributes }) => (
          <li key={label}>
            <a {...attributes} className={LOOK}>
              <Icon path={icon} />
              <span className="min-w-0 grow wrap-anywhere">{hub[label]}</span>
              <Icon path={icons.next} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
