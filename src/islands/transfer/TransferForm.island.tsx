import type { Messages } from '@/content/messages/messages';
import { loadTransferChoices } from '@/lib/actions/money/transfer';
import { AccountGate } from '../account/AccountGate';
import { loadMessages } from '../load-messages';
import { FormOrResult } from '../money/FormOrResult';
import type { MoneyLinks } from '../money/money-messages';
import { PreCheck } from '../money/PreCheck';
import { TransferFields } from './TransferFields';

interface Props {
  messages: Messages['gate'];
  links: MoneyLinks;
}

const loadTexts = () => loadMessages('transfer', 'money');

/** Moves credit between two game providers (spec section 2, Transfer). Island: all of it is the signed-in player's. */
export function TransferForm({ messages, links }: Props) {
  return (
    <AccountGate messages={messages} loadTexts={loadTexts}>
      {(player, all) => (
        <PreCheck kind="transfer" load={loadTransferChoices} messages={all} links={links}>
          {({ providers }) => (
            <FormOrResult kind="transfer" {...{ messages: all, links, player }}>
              {(onDone) => <TransferFields {...{ messages: all, links, player, providers, onDone }} />}
            </FormOrResult>
          )}
        </PreCheck>
      )}
    </AccountGate>
  );
}
