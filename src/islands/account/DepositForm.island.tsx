import type texts from '@/content/messages/en/deposit.json';
import { depositChoices } from '@/lib/stores/deposit';
import { AccountGate } from './AccountGate';
import { Choices } from './Choices';
import { DepositFields } from './DepositFields';
import type { MoneyLinks, MoneyTexts } from './money-messages';

interface Props {
  messages: typeof texts & MoneyTexts;
  links: MoneyLinks;
}

/** Asks for a deposit (spec section 2, Deposit). Island: all of it is the signed-in player's. */
export function DepositForm({ messages, links }: Props) {
  return (
    <AccountGate messages={messages}>
      {(player) => (
        <Choices load={depositChoices} messages={messages} links={links}>
          {(choices) => <DepositFields {...{ messages, links, player, choices }} />}
        </Choices>
      )}
    </AccountGate>
  );
}
