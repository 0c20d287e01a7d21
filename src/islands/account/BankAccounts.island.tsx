import type texts from '@/content/messages/en/bank.json';
import type gate from '@/content/messages/en/gate.json';
import type { Bank } from '@/lib/domain/site-settings';
import { Skeleton } from '../ui/Skeleton';
import { AccountGate } from './AccountGate';
import { BankList } from './BankList';

interface Props {
  messages: typeof texts & typeof gate;
  /** The banks of the house, as the site was built. */
  banks: readonly Bank[];
}

/** The player's bank accounts (spec section 2, Bank). Island: they are the signed-in player's. */
export function BankAccounts({ messages, banks }: Props) {
  return (
    <AccountGate messages={messages} waiting={<Skeleton label={messages.loading} shape="cards" count={2} />}>
      {(player) => <BankList key={player.id} {...{ messages, banks, player }} />}
    </AccountGate>
  );
}
