import type { Messages } from '@/content/messages/messages';
import { moneyText } from '@/lib/domain/money/amount';
import { turnoverLeft } from '@/lib/domain/money/bonus';
import type { Choice } from '@/lib/domain/money/deposit';
import type { BankAccount, Player } from '@/lib/domain/player';
import { fill } from '@/lib/domain/text/fill';
import { maskedNumber } from '@/lib/domain/text/numbers';
import type { MoneyFormStore } from '@/lib/stores/money/money-form';
import {
  payableBanks,
  type WithdrawChoices,
  type WithdrawSchema,
} from '@/lib/stores/money/withdraw-form';
import { AmountField } from '../money/AmountField';
import { MoneyForm, SubmitButton } from '../money/MoneyForm';
import type { MoneyLinks, MoneyTexts } from '../money/money-messages';
import { useMoneyForm } from '../money/use-money-form';
import { Callout } from '../ui/Callout';
import { choiceOptions, Select } from '../ui/form/Select';
import { whyOf } from '../why';
import { WithdrawReview } from './WithdrawReview';

interface Props {
  store: MoneyFormStore<WithdrawSchema, WithdrawChoices>;
  messages: Messages['withdraw'] & MoneyTexts;
  links: MoneyLinks;
  player: Player;
  banks: readonly BankAccount[];
  providers: readonly Choice[];
}

/** The number's end first: two accounts may be at one bank, whose name may be longer than the field. */
export function bankLabel(account: BankAccount | undefined): string | undefined {
  return account && `${maskedNumber(account.accountNumber)} · ${account.bankName}`;
}

/** The form of a withdrawal. */
export function WithdrawFields({ store, messages, links, player, banks, providers }: Props) {
  const payable = payableBanks(banks);
  const form = useMoneyForm(store, messages);
  const { provider, amount, bank } = form.values;
  const chosenBank = payable.find(({ id }) => id === bank);

  const turnover = turnoverLeft(player.bonuses ?? []);

  return (
    <>
      <MoneyForm
        form={form}
        messages={messages}
        links={links}
        actions={<SubmitButton form={form} messages={messages} label={messages.submit} />}
      >
        <div className="flex flex-col gap-3">
          <AmountField
            messages={messages}
            typed={amount}
            balance={form.available}
            onPick={(decimal) => form.setValue('amount', decimal)}
            {...form.register('amount')}
          />
          <div className="card divide-y divide-line px-3 py-0">
            <Select
              label={messages.provider}
              placeholder={messages.providerPlaceholder}
              options={choiceOptions(providers)}
              required
              isRow
              {...form.register('provider')}
            />
            {banks.length > 0 ? (
              <Select
                label={messages.bank}
                placeholder={messages.bankPlaceholder}
                options={banks.map((account) =>
                  payable.includes(account)
                    ? { value: account.id, label: bankLabel(account) ?? '' }
                    : {
                        value: account.id,
                        label: fill(messages.bankUnread, { bank: account.bankName }),
                        disabled: true,
                      },
                )}
                required
                isRow
                {...form.register('bank')}
              />
            ) : (
              <NoBanks messages={messages} hasError={Boolean(form.errors.bank)} />
            )}
          </div>
          {turnover !== undefined && (
            <p className="text-sm text-muted">
              {fill(messages.turnoverNote, { amount: moneyText(turnover) })}
            </p>
          )}
          <a href={links.bank} className="text-button flex items-center self-start">
            {messages.addBank}
          </a>
        </div>
      </MoneyForm>
      {form.question?.kind === 'review' && (
        <WithdrawReview
          messages={messages}
          player={player}
          provider={providers.find(({ id }) => id === provider)?.name ?? messages.notChosen}
          amount={form.question.command.amount}
          bank={chosenBank}
          balance={form.available.balance}
          onConfirm={form.confirm}
          onClose={form.cancel}
        />
      )}
    </>
  );
}

/** Stands in place of the bank field while the player has no banks. */
function NoBanks({
  messages,
  hasError,
}: {
  messages: Messages['withdraw'] & { why: string };
  hasError: boolean;
}) {
  const why = whyOf(messages, messages.whyBank, 'withdrawal-not-paid');
  return (
    <div className="flex flex-col gap-2 py-3" data-field="bank" tabIndex={-1}>
      <p className="text-sm font-bold">{messages.bank}</p>
      <Callout
        notice={
          hasError
            ? { kind: 'error', text: messages.bankMissing, why }
            : { kind: 'info', text: messages.noBanks, why }
        }
      />
    </div>
  );
}
