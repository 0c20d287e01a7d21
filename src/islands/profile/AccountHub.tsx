import type { Player } from '@/lib/domain/player';
import { ActiveBonuses } from './ActiveBonuses';
import { BalanceCard } from './BalanceCard';
import { HubLinks } from './HubLinks';
import type { HubTexts } from './hub-texts';
import { PendingCard } from './PendingCard';

interface Props extends HubTexts {
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
        {player.bonuses && <ActiveBonuses bonuses={player.bonuses} messages={hub} bonusTexts={bonus} />}
        <HubLinks messages={hub} support={support} />
      </div>
    </div>
  );
}
