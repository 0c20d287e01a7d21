import { useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { amountText } from '@/lib/domain/money/amount';
import type { Choice } from '@/lib/domain/money/deposit';
import { mainWalletFirst, transferEnds } from '@/lib/domain/money/wallet';
import type { Player } from '@/lib/domain/player';
import { fill } from '@/lib/domain/text/fill';
import { type TransferFields as Fields, transferSchema } from '@/lib/forms/transfer';
import { loadTransferChoices, transfer } from '@/lib/stores/money/transfer';
import { AccountGate } from '../account/AccountGate';
import { loadMessages } from '../load-messages';
import { AmountField } from '../money/AmountField';
import { DetailsCard, SummaryLine } from '../money/DetailsCard';
import { MoneyForm } from '../money/MoneyForm';
import type { DoneRequest, MoneyLinks, MoneyTexts } from '../money/money-messages';
import { PreCheck } from '../money/PreCheck';
import { knownBalance, useAvailableBalance } from '../money/use-available-balance';
import { useMoneyForm } from '../money/use-money-form';
import { choiceOptions, Select } from '../ui/form/Select';

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
        <PreCheck kind="transfer" load={loadTransferChoices} messages={all} {...{ links, player }}>
          {({ providers }, onDone) => <TransferFields {...{ messages: all, links, player, providers, onDone }} />}
        </PreCheck>
      )}
    </AccountGate>
  );
}

interface TransferFieldsProps extends Props {
  messages: Messages['gate'] & Messages['transfer'] & MoneyTexts;
  player: Player;
  providers: readonly Choice[];
  onDone: (request: DoneRequest) => void;
}

function TransferFields({ messages, links, player, providers: choices, onDone }: TransferFieldsProps) {
  const providers = mainWalletFirst(choices, messages.mainWallet);
  const [initialEnds] = useState(() => transferEnds(location.search, choices));
  const {
    form,
    values: { from, to, amount },
    available: source,
    ...moneyForm
  } = useMoneyForm({
    kind: 'transfer',
    schema: transferSchema(knownBalance),
    source: 'from',
    emptyValues: { ...initialEnds, amount: '' } satisfies Fields,
    requested: /[?&](from|to)=/.test(location.search) ? initialEnds : {},
    choices: { from: providers, to: providers },
    messages,
    player,
    action: transfer,
    onDone: (request) => onDone({ ...request, about: ends() }),
  });
  const target = useAvailableBalance(to, messages);
  const nameOf = (providerId: string) => providers.find(({ id }) => id === providerId)?.name ?? messages.notChosen;
  const ends = () => `${nameOf(from)} → ${nameOf(to)}`;

  const summary = [
    { label: messages.from, value: nameOf(from) },
    { label: messages.to, value: nameOf(to) },
    { label: messages.amount, value: amountText(amount) ?? messages.notChosen },
  ];

  const isFilledIn = Boolean(from && to && from !== to && amount.trim());

  return (
    <MoneyForm
      {...{ messages, links, ...moneyForm }}
      submitLabel={messages.submit}
      formProps={form.formProps}
      disabled={!isFilledIn}
      summaryLine={
        isFilledIn && (
          <div className="w-full md:hidden">
            <SummaryLine label={messages.summary} text={ends()} amount={amountText(amount) ?? messages.notChosen} />
          </div>
        )
      }
      aside={
        <div className="max-md:hidden">
          <DetailsCard title={messages.summary} items={summary} />
        </div>
      }
    >
      <AmountField
        messages={messages}
        typed={amount}
        balance={source}
        onPick={(decimal) => form.setValue('amount', decimal)}
        {...form.register('amount')}
      />
      <div className="field-rows">
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
            option.value === from ? { ...option, label: fill(messages.same, { provider: option.label }), disabled: true } : option,
          )}
          hint={target.hint}
          required
          isRow
          {...form.register('to')}
          onChange={({ target: { value } }) => value === from && form.setValue('from', '')}
        />
      </div>
    </MoneyForm>
  );
}
