import { useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { withdraw } from '@/lib/actions/money/withdraw';
import { amountText } from '@/lib/domain/money/amount-text';
import type { Choice } from '@/lib/domain/money/deposit';
import type { BankAccount, Player } from '@/lib/domain/player';
import { type WithdrawFields as Fields, withdrawSchema } from '@/lib/forms/withdraw';
import { AmountField } from '../money/AmountField';
import { choiceOptions } from '../money/choice-options';
import { DetailsCard } from '../money/DetailsCard';
import { MoneyForm } from '../money/MoneyForm';
import type { MoneyLinks, MoneyTexts } from '../money/money-messages';
import { useAvailableBalance } from '../money/use-available-balance';
import { useMoneySubmit } from '../money/use-money-submit';
import { Select } from '../ui/form/Select';
import { useForm } from '../ui/form/use-form';
import { NoBanks } from './NoBanks';

interface Props {
  messages: Messages['withdraw'] & MoneyTexts;
  links: MoneyLinks;
  player: Player;
  providers: readonly Choice[];
}

function bankLabel({ bankName, accountNumber }: BankAccount): string {
  return `${bankName} · ${accountNumber}`;
}

/** The form of a withdrawal. */
export function WithdrawFields({ messages, links, player, providers }: Props) {
  const banks = player.bankAccounts;
  const defaultValues = { provider: '', amount: '', bank: banks.find(({ isDefault }) => isDefault)?.id ?? '' };
  const [{ provider, amount, bank }, setValues] = useState<Fields>(defaultValues);
  const form = useForm({ schema: withdrawSchema({ hasBanks: banks.length > 0 }), defaultValues, messages, onChange: setValues });
  const { submit, ...submission } = useMoneySubmit({ messages, player, action: withdraw, onDone: () => form.reset(defaultValues) });
  const available = useAvailableBalance(provider, messages);
  const chosenBank = banks.find(({ id }) => id === bank);

  const summary = [
    { label: messages.provider, value: providers.find(({ id }) => id === provider)?.name ?? messages.notChosen },
    { label: messages.bank, value: chosenBank ? bankLabel(chosenBank) : messages.notChosen },
    { label: messages.amount, value: amountText(amount) ?? messages.notChosen },
  ];

  return (
    <MoneyForm
      {...{ messages, links, player, submission }}
      formProps={form.formProps}
      onSubmit={form.handleSubmit(submit)}
      aside={<DetailsCard title={messages.summary} items={summary} />}
    >
      <Select
        label={messages.provider}
        placeholder={messages.providerPlaceholder}
        options={choiceOptions(providers)}
        hint={available.hint}
        required
        {...form.register('provider')}
      />
      <AmountField
        messages={messages}
        balance={available}
        onPick={(decimal) => form.setValue('amount', decimal)}
        {...form.register('amount')}
      />
      {banks.length > 0 ? (
        <Select
          label={messages.bank}
          placeholder={messages.bankPlaceholder}
          options={banks.map((account) => ({ value: account.id, label: bankLabel(account) }))}
          required
          {...form.register('bank')}
        />
      ) : (
        <NoBanks messages={messages} error={form.errors.bank} />
      )}
      <a href={links.bank} className="flex min-h-11 items-center self-start font-bold text-accent">
        {messages.addBank}
      </a>
    </MoneyForm>
  );
}
