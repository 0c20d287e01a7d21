import type { Messages } from '@/content/messages/messages';
import { loadWithdrawChoices } from '@/lib/stores/money/withdraw';
import { AccountGate, MissingList } from '../account/AccountGate';
import { loadMessages } from '../load-messages';
import type { MoneyLinks } from '../money/money-messages';
import { PreCheck } from '../money/PreCheck';
import { WithdrawFields } from './WithdrawFields';

interface Props {
  messages: Messages['gate'];
  links: MoneyLinks;
}

const loadTexts = () => loadMessages('withdraw', 'money');

/** Asks for a withdrawal (spec section 2, Withdraw). Island: all of it is the signed-in player's. */
export function WithdrawForm({ messages, links }: Props) {
  return (
    <AccountGate messages={messages} loadTexts={loadTexts}>
      {(player, all) => (
        <PreCheck kind="withdraw" load={loadWithdrawChoices} messages={all} {...{ links, player }}>
          {({ providers }, onDone) =>
            player.bankAccounts ? (
              <WithdrawFields {...{ messages: all, links, player, providers, onDone }} banks={player.bankAccounts} />
            ) : (
              <MissingList messages={all} />
            )
          }
        </PreCheck>
      )}
    </AccountGate>
  );
}
