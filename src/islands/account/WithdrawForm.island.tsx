import type texts from '@/content/messages/en/withdraw.json';
import { withdrawChoices } from '@/lib/stores/withdraw';
import { AccountGate } from './AccountGate';
import { Choices } from './Choices';
import type { MoneyLinks, MoneyTexts } from './money-messages';
import { WithdrawFields } from './WithdrawFields';

interface Props {
  messages: typeof texts & MoneyTexts;
  links: MoneyLinks;
}

/** Asks for a withdrawal (spec section 2, Withdraw). Island: all of it is the signed-in player's. */
export function WithdrawForm({ messages, links }: Props) {
  return (
    <AccountGate messages={messages}>
      {(player) => (
        <Choices load={withdrawChoices} messages={messages} links={links}>
          {({ providers }) => <WithdrawFields {...{ messages, links, player, providers }} />}
        </Choices>
      )}
    </AccountGate>
  );
}
