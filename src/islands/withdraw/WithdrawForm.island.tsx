import { withdrawForm } from '@/lib/stores/money/withdraw-form';
import { AccountGate, MissingList } from '../account/AccountGate';
import { loadMessages } from '../load-messages';
import { MoneyPage } from '../money/MoneyPage';
import { MoneySkeleton } from '../money/MoneySkeleton';
import type { LateFormProps } from '../money/money-messages';
import { bankLabel, WithdrawFields } from './WithdrawFields';

/** Asks for a withdrawal (spec section 2, Withdraw). Island: all of it is the signed-in player's. */
export function WithdrawForm({ messages, links }: LateFormProps) {
  return (
    <AccountGate
      messages={messages}
      loadTexts={() => loadMessages('withdraw', 'money')}
      fallback={<MoneySkeleton label={messages.loading} />}
    >
      {(player, all) => {
        const { bankAccounts } = player;
        if (!bankAccounts) return <MissingList messages={all} />;
        return (
          <MoneyPage
            rules={withdrawForm}
            messages={all}
            links={links}
            player={player}
            about={({ bank }) => bankLabel(bankAccounts.find(({ id }) => id === bank))}
          >
            {(store, { providers }) => (
              <WithdrawFields
                store={store}
                messages={all}
                links={links}
                player={player}
                banks={bankAccounts}
                providers={providers}
              />
            )}
          </MoneyPage>
        );
      }}
    </AccountGate>
  );
}
