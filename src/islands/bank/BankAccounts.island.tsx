import type bankTexts from '@/content/messages/en/bank.json';
import type gate from '@/content/messages/en/gate.json';
import type { Bank } from '@/lib/domain/site/site-settings';
import { AccountGate } from '../account/AccountGate';
import { lateTexts } from '../account/late-texts';
import { Skeleton } from '../ui/Skeleton';
import { BankList } from './BankList';

interface Props {
  messages: typeof gate;
  /** The banks of the house, as the site was built. */
  banks: readonly Bank[];
}

const files = import.meta.glob<typeof bankTexts>('../../content/messages/*/bank.json', { import: 'default' });
const texts = () => lateTexts(files);

/** The player's bank accounts (spec section 2, Bank). Island: they are the signed-in player's. */
export function BankAccounts({ messages, banks }: Props) {
  return (
    <AccountGate messages={messages} texts={texts} waiting={<Skeleton label={messages.loading} shape="cards" count={2} />}>
      {(player, all) => <BankList key={player.id} {...{ messages: all, banks, player }} />}
    </AccountGate>
  );
}
