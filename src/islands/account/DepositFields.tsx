import type texts from '@/content/messages/en/deposit.json';
import { MIN_AMOUNT } from '@/lib/config';
import { QUICK_AMOUNTS } from '@/lib/domain/amount';
import { DEPOSIT_METHODS, type DepositChoices, isNormalBank } from '@/lib/domain/deposit';
import { fill } from '@/lib/domain/fill';
import type { Player } from '@/lib/domain/player';
import { fieldProblem } from '../auth/field-problem';
import { AmountField } from '../ui/AmountField';
import { Select } from '../ui/Select';
import { Tabs } from '../ui/Tabs';
import { moneyText } from './amount-text';
import { DepositAside } from './DepositAside';
import { DepositPayment } from './DepositPayment';
import { METHOD_TEXTS } from './deposit-methods';
import { MoneyForm } from './MoneyForm';
import type { MoneyLinks, MoneyTexts } from './money-messages';
import { ReceiptField } from './ReceiptField';
import { useDeposit } from './use-deposit';

interface Props {
  messages: typeof texts & MoneyTexts;
  links: MoneyLinks;
  player: Player;
  choices: DepositChoices;
}

const optionsOf = (choices: readonly { id: string; name: string }[]) => choices.map(({ id, name }) => ({ value: id, label: name }));

export function DepositFields({ messages, links, player, choices }: Props) {
  const { money, form, payment, values, channel, submit, changeMethod } = useDeposit(messages, player, choices);
  const { register, setValue, formState } = form;
  const { errors } = formState;
  const channels = choices.channels[values.method];
  const names = METHOD_TEXTS[values.method];

  return (
    <MoneyForm
      {...{ messages, links, player, money }}
      onSubmit={submit}
      aside={<DepositAside {...{ messages, values, channel, choices }} />}
      more={
        <ReceiptField
          messages={messages}
          file={values.receipt}
          isRequired={isNormalBank(channel)}
          problem={fieldProblem(messages, errors.receipt)}
          onChange={(receipt) => setValue('receipt', receipt, { shouldValidate: receipt !== undefined })}
        />
      }
      outcome={payment && <DepositPayment messages={messages} payment={payment} />}
    >
      <Select
        label={messages.provider}
        placeholder={messages.providerPlaceholder}
        options={optionsOf(choices.providers)}
        problem={fieldProblem(messages, errors.provider)}
        required
        {...register('provider')}
      />
      <Tabs
        label={messages.method}
        tabs={DEPOSIT_METHODS.map((method) => ({ value: method, label: messages[METHOD_TEXTS[method].tab] }))}
        value={values.method}
        onChange={changeMethod}
      >
        <Select
          key={values.method}
          label={messages[names.channel]}
          placeholder={messages[names.placeholder]}
          options={channels.map(({ id, bankName }) => ({ value: id, label: bankName }))}
          hint={channels.length === 0 ? messages.noChannels : undefined}
          problem={fieldProblem(messages, errors.channel)}
          required
          {...register('channel')}
        />
      </Tabs>
      {choices.promotions.length > 0 && (
        <Select
          label={messages.promotion}
          placeholder={messages.promotionPlaceholder}
          options={optionsOf(choices.promotions)}
          problem={fieldProblem(messages, errors.promotion)}
          required
          {...register('promotion')}
        />
      )}
      <AmountField
        label={messages.amount}
        hint={fill(messages.amountHint, { minimum: moneyText(String(MIN_AMOUNT)) })}
        problem={fieldProblem(messages, errors.amount)}
        quick={{ label: messages.quickAmounts, amounts: QUICK_AMOUNTS }}
        onPick={(decimal) => setValue('amount', decimal, { shouldValidate: true })}
        {...register('amount')}
      />
    </MoneyForm>
  );
}
