import type gate from '@/content/messages/en/gate.json';
import type formMessages from '@/content/messages/en/withdraw.json';
import { loadWithdrawChoices } from '@/lib/actions/money/withdraw';
import { AccountGate } from '../account/AccountGate';
import { formTexts } from '../account/late-texts';
import type { MoneyLinks } from '../money/money-messages';
import { PreCheck } from '../money/PreCheck';
import { WithdrawFields } from './WithdrawFields';

interface Props {
  messages: typeof gate;
  links: MoneyLinks;
}

const files = import.meta.glob<typeof formMessages>('../../content/messages/*/withdraw.json', { import: 'default' });
const loadTexts = () => formTexts(files);

/** Asks for a withdrawal (spec section 2, Withdraw). Island: all of it is the signed-in player's. */
export function WithdrawForm({ messages, links }: Props) {
  return (
    <AccountGate messages={messages} loadTexts={loadTexts}>
      {(player, all) => (
        <PreCheck load={loadWithdrawChoices} messages={all} links={links}>
          {({ providers }) => <WithdrawFields {...{ messages: all, links, player, providers }} />}
        </PreCheck>
      )}
    </AccountGate>
  );
}
