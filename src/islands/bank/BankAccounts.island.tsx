import type { Messages } from '@/content/messages/messages';
import type { Bank } from '@/lib/domain/site/site-settings';
import { AccountGate } from '../account/AccountGate';
import { loadMessages } from '../load-messages';
import { Skeleton } from '../ui/Skeleton';
import { BankList } from './BankList';

interface Props {
  messages: Messages['gate'];
  /** The site's banks at build time. */
  banks: readonly Bank[];
}

const loadTexts = () => loadMessages('bank');

/** The player's bank accounts (spec section 2, Bank). Island: the accounts are private. */
export function BankAccounts({ messages, banks }: Props) {
  return (
    <AccountGate messages={messages} loadTexts={loadTexts} fallback={<Skeleton label={messages.loading} shape="cards" count={2} />}>
      {(player, all) => <BankList key={player.id} {...{ messages: all, banks, player }} />}
    </AccountGate>
  );
}
