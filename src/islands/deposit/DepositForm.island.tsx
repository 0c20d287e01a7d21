import type { Messages } from '@/content/messages/messages';
import { loadDepositChoices } from '@/lib/actions/money/deposit';
import type { ChannelMark } from '@/lib/domain/money/channel-mark';
import { AccountGate } from '../account/AccountGate';
import { loadMessages } from '../load-messages';
import { FormOrResult } from '../money/FormOrResult';
import type { MoneyLinks } from '../money/money-messages';
import { PreCheck } from '../money/PreCheck';
import { BreakGate } from './BreakGate';
import { DepositFields } from './DepositFields';
import { DepositPayment } from './DepositPayment';

interface Props {
  messages: Messages['gate'];
  links: MoneyLinks;
  /** The logos of ways to pay. */
  marks: readonly ChannelMark[];
}

const loadTexts = () => loadMessages('deposit', 'money');

/** Asks for a deposit (spec section 2, Deposit). Island: all of it is the signed-in player's. */
export function DepositForm({ messages, links, marks }: Props) {
  return (
    <AccountGate messages={messages} loadTexts={loadTexts}>
      {(player, all) => (
        <BreakGate>
          <PreCheck kind="deposit" load={loadDepositChoices} messages={all} links={links}>
            {(choices) => (
              <FormOrResult
                kind="deposit"
                {...{ messages: all, links, player }}
                undecided={({ payment }) => payment && <DepositPayment messages={all} payment={payment} />}
              >
                {(onDone) => <DepositFields {...{ messages: all, links, player, choices, marks, onDone }} />}
              </FormOrResult>
            )}
          </PreCheck>
        </BreakGate>
      )}
    </AccountGate>
  );
}
