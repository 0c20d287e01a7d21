import type { Messages } from '@/content/messages/messages';
import { amountText } from '@/lib/domain/money/amount';
import type { Choice } from '@/lib/domain/money/deposit';
import { fill } from '@/lib/domain/text/fill';
import type { MoneyFormStore } from '@/lib/stores/money/money-form';
import {
  type TransferChoices,
  type TransferSchema,
  transferForm,
} from '@/lib/stores/money/transfer-form';
import { AccountGate } from '../account/AccountGate';
import { loadMessages } from '../load-messages';
import { AmountField } from '../money/AmountField';
import { DetailsCard, SummaryLine } from '../money/DetailsCard';
import { MoneyForm, SubmitButton } from '../money/MoneyForm';
import { MoneyPage } from '../money/MoneyPage';
import { MoneySkeleton } from '../money/MoneySkeleton';
import type { LateFormProps, MoneyLinks, MoneyTexts } from '../money/money-messages';
import { useAvailableBalance } from '../money/use-available-balance';
import { useMoneyForm } from '../money/use-money-form';
import { choiceOptions, Select } from '../ui/form/Select';

type Texts = Messages['gate'] & Messages['transfer'] & MoneyTexts;

/** Moves credit between two game providers (spec section 2, Transfer). Island: all of it is the signed-in player's. */
export function TransferForm({ messages, links }: LateFormProps) {
  return (
    <AccountGate
      messages={messages}
      loadTexts={() => loadMessages('transfer', 'money')}
      fallback={<MoneySkeleton label={messages.loading} />}
    >
      {(player, all) => (
        <MoneyPage
          rules={transferForm}
          messages={all}
          links={links}
          player={player}
          about={(ends, { providers }) => endsText(ends, providers, all)}
        >
          {(store, { providers }) => (
            <TransferFields store={store} messages={all} links={links} providers={providers} />
          )}
        </MoneyPage>
      )}
    </AccountGate>
  );
}

const nameOf = (providerId: string, providers: readonly Choice[], { notChosen }: Texts) =>
  providers.find(({ id }) => id === providerId)?.name ?? notChosen;

function endsText(
  { from, to }: { from: string; to: string },
  providers: readonly Choice[],
  messages: Texts,
): string {
  return `${nameOf(from, providers, messages)} → ${nameOf(to, providers, messages)}`;
}

interface FieldsProps {
  store: MoneyFormStore<TransferSchema, TransferChoices>;
  messages: Texts;
  links: MoneyLinks;
  providers: readonly Choice[];
}

function TransferFields({ store, messages, links, providers }: FieldsProps) {
  const form = useMoneyForm(store, messages);
  const { from, to, amount } = form.values;
  const target = useAvailableBalance(to, messages);
  const sum = amountText(amount) ?? messages.notChosen;
  const summary = [
    { label: messages.from, value: nameOf(from, providers, messages) },
    { label: messages.to, value: nameOf(to, providers, messages) },
    { label: messages.amount, value: sum },
  ];
  const isFilledIn = Boolean(from && to && from !== to && amount.trim());

  return (
    <MoneyForm
      form={form}
      messages={messages}
      links={links}
      isHeld={!isFilledIn}
      actions={
        <>
          {isFilledIn ? (
            <div className="w-full md:hidden">
              <SummaryLine
                label={messages.summary}
                text={endsText(form.values, providers, messages)}
                amount={sum}
              />
            </div>
          ) : (
            <p className="w-full text-center text-sm text-muted">{messages.notFilledIn}</p>
          )}
          <SubmitButton
            form={form}
            messages={messages}
            label={messages.submit}
            disabled={!isFilledIn}
          />
        </>
      }
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
            label={messages.from}
            placeholder={messages.fromPlaceholder}
            options={choiceOptions(providers)}
            required
            isRow
            {...form.register('from')}
            onChange={({ target: { value } }) => value === to && form.setValue('to', '')}
          />
          <Select
            label={messages.to}
            placeholder={messages.toPlaceholder}
            options={choiceOptions(providers).map((option) =>
              option.value === from
                ? {
                    ...option,
                    label: fill(messages.same, { provider: option.label }),
                    disabled: true,
                  }
                : option,
            )}
            hint={target.hint}
            required
            isRow
            {...form.register('to')}
            onChange={({ target: { value } }) => value === from && form.setValue('from', '')}
          />
        </div>
      </div>
      <div className="money-aside max-md:hidden">
        <DetailsCard title={messages.summary} items={summary} />
      </div>
    </MoneyForm>
  );
}
