import { useState } from 'react';
import type texts from '@/content/messages/en/withdraw.json';
import { MIN_AMOUNT } from '@/lib/config';
import type { Choice } from '@/lib/domain/deposit';
import { fill } from '@/lib/domain/fill';
import type { BankAccount, Player } from '@/lib/domain/player';
import { type WithdrawFields as Fields, type Withdraw, withdrawSchema } from '@/lib/forms/withdraw';
import { withdraw } from '@/lib/stores/withdraw';
import { AmountField } from '../ui/AmountField';
import { Select } from '../ui/Select';
import { useForm } from '../ui/use-form';
import { amountText, moneyText } from './amount-text';
import { Facts } from './Facts';
import { MoneyForm } from './MoneyForm';
import type { MoneyLinks, MoneyTexts } from './money-messages';
import { NoBanks } from './NoBanks';
import { useAvailable } from './use-available';
import { useMoneyCall } from './use-money-call';

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
  const form = useForm({ schema: withdrawSchema({ hasBanks: banks.length > 0 }), start, messages, onChange: setFields });
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
      bind={form.bind}
      onSubmit={() => form.submit(send)}
      aside={<Facts title={messages.summary} facts={facts} />}
    >
      <Select
        label={messages.provider}
        placeholder={messages.providerPlaceholder}
        options={providers.map(({ id, name }) => ({ value: id, label: name }))}
        hint={available.hint}
        required
        {...form.field('provider')}
      />
      <AmountField
        label={messages.amount}
        hint={fill(messages.amountHint, { minimum: moneyText(String(MIN_AMOUNT)) })}
        all={{ label: messages.all, amount: available.amount }}
        onPick={(decimal) => form.set('amount', decimal)}
        {...form.field('amount')}
      />
      {banks.length > 0 ? (
        <Select
          label={messages.bank}
          placeholder={messages.bankPlaceholder}
          options={banks.map((account) => ({ value: account.id, label: bankLabel(account) }))}
          required
          {...form.field('bank')}
        />
      ) : (
        <NoBanks messages={messages} problem={form.field('bank').problem} />
      )}
      <a href={links.bank} className="flex min-h-11 items-center self-start bold text-accent">
        {messages.addBank}
      </a>
    </MoneyForm>
  );
}
