import * as accountIcons from '@/assets/account-icons';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { pageAddress } from '@/lib/browser/page/page-language';
import { hasTurnoverLeft } from '@/lib/domain/money/bonus';
import type { Bonus, Player } from '@/lib/domain/player';
import { TurnoverLeft } from '../bonuses/TurnoverLeft';
import type { TransactionTexts } from '../transactions/transaction-labels';
import { Icon } from '../ui/Icon';
import { BalanceCard } from './BalanceCard';
import { PendingCard } from './PendingCard';

/** The texts are apart from each other, since their keys are the same. */
interface Props {
  hub: Messages['account-hub'];
  /** For the types and states of transactions. */
  transaction: TransactionTexts;
  /** For the turnover that is left. */
  bonus: Messages['bonuses'];
  player: Player;
  /** Address of the live chat, where there is one. */
  support: string | undefined;
}

/** What a player comes to the account for: the balance and what to do with it, what is waiting, turnover, and the ways on. */
export function AccountHub({ player, hub, transaction, bonus, support }: Props) {
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:items-start lg:gap-6">
      <div className="grid gap-4 lg:gap-6">
        <BalanceCard balance={player.walletBalance} messages={hub} />
        <PendingCard {...{ hub, transaction }} />
      </div>
      <div className="grid gap-4 lg:gap-6">
        {player.bonuses && <ActiveBonuses bonuses={player.bonuses} {...{ hub, bonus }} />}
        <HubLinks {...{ hub, support }} />
      </div>
    </div>
  );
}

const LINKS = [
  { route: '/bonuses', label: 'bonuses', icon: icons.gift },
  { route: '/bank', label: 'bank', icon: accountIcons.bank },
  { route: '/help/deposit', label: 'helpDeposit', icon: accountIcons.question },
  { route: '/help/responsible-gaming', label: 'responsible', icon: icons.shield },
] as const;
const LOOK = 'flex min-h-12 items-center gap-3 px-4 hover:bg-raised';

/** The ways on from the account: bonuses, bank accounts, help, and the live chat in a new tab. */
function HubLinks({ hub, support }: Pick<Props, 'hub' | 'support'>) {
  return (
    <nav aria-label={hub.more} className="card overflow-hidden p-0">
      <ul className="divide-y divide-line">
        {LINKS.map(({ route, label, icon }) => (
          <li key={route}>
            <a href={pageAddress(route)} className={LOOK}>
              <Icon path={icon} />
              <span className="min-w-0 grow wrap-anywhere">{hub[label]}</span>
              <Icon path={icons.next} />
            </a>
          </li>
        ))}
        {support && (
          <li>
            <a href={support} target="_blank" rel="noopener" className={LOOK}>
              <Icon path={icons.chat} />
              <span className="min-w-0 grow wrap-anywhere">{hub.support}</span>
              <Icon path={icons.next} />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The bonuses whose turnover is not done yet, with what is left of it; nothing where it is not known whether any is left. */
export function ActiveBonuses({ bonuses, hub, bonus: texts }: Pick<Props, 'hub' | 'bonus'> & { bonuses: readonly Bonus[] }) {
  const active = bonuses.filter(hasTurnoverLeft);
  // Who is told that nothing is left may count on a withdrawal.
  if (active.length === 0 && bonuses.some((bonus) => hasTurnoverLeft(bonus) === undefined)) return null;
  return (
    <section className="card flex flex-col gap-3" aria-labelledby="hub-turnover">
      <h2 id="hub-turnover" className="text-lg">
        {hub.turnover}
      </h2>
      {active.length === 0 && <p className="text-muted">{hub.turnoverNone}</p>}
      <ul className="grid gap-4 empty:hidden">
        {active.map((bonus, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same bonus may be claimed twice a day.
          <li key={`${bonus.date} ${bonus.title} ${index}`}>
            <p className="font-bold wrap-anywhere">{bonus.title}</p>
            <TurnoverLeft bonus={bonus} messages={texts} />
          </li>
        ))}
      </ul>
    </section>
  );
}
