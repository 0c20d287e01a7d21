import type texts from '@/content/messages/en/transfer.json';
import { transferChoices } from '@/lib/stores/transfer';
import { AccountGate } from './AccountGate';
import { Choices } from './Choices';
import type { MoneyLinks, MoneyTexts } from './money-messages';
import { TransferFields } from './TransferFields';

interface Props {
  messages: typeof texts & MoneyTexts;
  links: MoneyLinks;
}

/** Moves credit between two game providers (spec section 2, Transfer). Island: all of it is the signed-in player's. */
export function TransferForm({ messages, links }: Props) {
  return (
    <AccountGate messages={messages}>
      {(player) => (
        <Choices load={transferChoices} messages={messages} links={links}>
          {({ providers }) => <TransferFields {...{ messages, links, player, providers }} />}
        </Choices>
      )}
    </AccountGate>
  );
}
