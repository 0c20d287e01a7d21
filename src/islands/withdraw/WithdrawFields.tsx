import { useState } from 'react';
import type texts from '@/content/messages/en/withdraw.json';
import { withdraw } from '@/lib/actions/money/withdraw';
import { MIN_AMOUNT } from '@/lib/config';
import type { Choice } from '@/lib/domain/money/deposit';
import type { BankAccount, Player } from '@/lib/domain/player';
import { fill } from '@/lib/domain/text/fill';
import { type WithdrawFields as Fields, type Withdraw, withdrawSchema } from '@/lib/forms/withdraw';
import { amountText, moneyText } from '../money/amount-text';
import { Facts } from '../money/Facts';
import { MoneyForm } from '../money/MoneyForm';
import type { MoneyLinks, MoneyTexts } from '../money/money-messages';
import { useAvailable } from '../money/use-available';
import { useMoneyCall } from '../money/use-money-call';
import { AmountField } from '../ui/form/AmountField';
import { Select } from '../ui/form/Select';
import { useForm } from '../ui/form/use-form';
import { NoBanks } from './NoBanks';

interface Props {
  messages: typeof texts & MoneyTexts;
  links: MoneyLinks;
  player: Player;
  providers: readonly Choice[];
}

function bankLabel({ bankName, accountNumber }: BankAccount): string {
  return `${bankName} · ${accountNumber}`;
}

export function WithdrawFields({ messages, links, player, providers }: Props) {
  const banks = player.bankAccounts;
  const money = useMoneyCall(messages, player);
  const start = { provider: '', amount: '', bank: banks.find(({ isDefault }) => isDefault)?.id ?? '' };
  const [{ provider, amount, bank }, setFields] = useState<Fields>(start);
  const form = useForm({ schema: withdrawSchema({ hasBanks: banks.length > 0 }), defaultValues: start, messages, onChange: setFields });
  const available = useAvailable(provider, messages);
  const chosenBank = banks.find(({ id }) => id === bank);

  const send = (command: Withdraw) =>
    money.send(
      (sender) => withdraw(command, sender),
      (message) => {
        form.reset(start);
        return message;
      },
    );
  const facts = [
    { label: messages.provider, value: providers.find(({ id }) => id === provider)?.name ?? messages.notChosen },
    { label: messages.bank, value: chosenBank ? bankLabel(chosenBank) : messages.notChosen },
    { label: messages.amount, value: amountText(amount) ?? messages.notChosen },
  ];

  return (
    <MoneyForm
      {...{ messages, links, player, money }}
      formProps={form.formProps}
      onSubmit={form.handleSubmit(send)}
      aside={<Facts title={messages.summary} facts={facts} />}
    >
      <Select
        label={messages.provider}
        placeholder={messages.providerPlaceholder}
        options={providers.map(({ id, name }) => ({ value: id, label: name }))}
        hint={available.hint}
        required
        {...form.register('provider')}
      />
      <AmountField
        label={messages.amount}
        hint={fill(messages.amountHint, { minimum: moneyText(String(MIN_AMOUNT)) })}
        all={{ label: messages.all, amount: available.amount }}
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
      <a href={links.bank} className="flex min-h-11 items-center self-start bold text-accent">
        {messages.addBank}
      </a>
    </MoneyForm>
  );
}
