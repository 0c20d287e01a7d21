import * as accountIcons from '@/assets/account-icons';
import type { Messages } from '@/content/messages/messages';
import { pageAddress } from '@/lib/browser/page/page-language';
import { moneyText } from '@/lib/domain/money/amount';
import { Icon } from '../ui/Icon';

interface Props {
  /** A decimal in major units; empty when the backend sent none. */
  balance: string;
  messages: Messages['account-hub'];
}

const ACTIONS = [
  { route: '/deposit', label: 'deposit', icon: accountIcons.moneyIn, look: 'button button-primary' },
  { route: '/withdraw', label: 'withdraw', icon: accountIcons.moneyOut, look: 'button button-outline' },
  { route: '/transfer', label: 'transfer', icon: accountIcons.exchange, look: 'button button-outline' },
  { route: '/transaction', label: 'transactions', icon: accountIcons.receipt, look: 'button button-outline' },
] as const;

/** Digits of a balance that fit in large letters on a phone of 320 px. */
const LARGE_LENGTH = 9;

/** The main wallet's balance with its four actions. */
export function BalanceCard({ balance, messages }: Props) {
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
        {ACTIONS.map(({ route, label, icon, look }) => (
          <li key={route}>
            <a href={pageAddress(route)} className={`min-h-12 justify-start gap-1.5 px-2.5 ${look}`}>
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
