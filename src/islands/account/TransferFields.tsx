import { useForm } from 'react-hook-form';
import type texts from '@/content/messages/en/transfer.json';
import { MIN_AMOUNT } from '@/lib/config';
import type { Choice } from '@/lib/domain/deposit';
import { fill } from '@/lib/domain/fill';
import type { Player } from '@/lib/domain/player';
import { type TransferFields as Fields, type Transfer, TransferSchema } from '@/lib/forms/transfer';
import { transfer } from '@/lib/stores/transfer';
import { fieldProblem } from '../auth/field-problem';
import { AmountField } from '../ui/AmountField';
import { Select } from '../ui/Select';
import { schemaResolver } from '../ui/schema-resolver';
import { amountText, moneyText } from './amount-text';
import { Facts } from './Facts';
import { MoneyForm } from './MoneyForm';
import type { MoneyLinks, MoneyTexts } from './money-messages';
import { useAvailable } from './use-available';
import { useMoneyCall } from './use-money-call';

interface Props {
  messages: typeof texts & MoneyTexts;
  links: MoneyLinks;
  player: Player;
  providers: readonly Choice[];
}

export function TransferFields({ messages, links, player, providers }: Props) {
  const money = useMoneyCall(messages, player);
  const { register, handleSubmit, reset, setValue, watch, formState } = useForm<Fields, unknown, Transfer>({
    resolver: schemaResolver(TransferSchema),
    mode: 'onTouched',
    defaultValues: { from: '', to: '', amount: '' },
  });
  const { errors } = formState;
  const [from, to, amount] = watch(['from', 'to', 'amount']);
  const [source, target] = [useAvailable(from, messages), useAvailable(to, messages)];
  const nameOf = (wanted: string) => providers.find(({ id }) => id === wanted)?.name ?? messages.notChosen;

  const submit = handleSubmit((command) =>
    money.send(
      (sender) => transfer(command, sender),
      (message) => {
        reset();
        return message;
      },
    ),
  );
  const facts = [
    { label: messages.from, value: nameOf(from) },
    { label: messages.to, value: nameOf(to) },
    { label: messages.amount, value: amountText(amount) ?? messages.notChosen },
  ];

  return (
    <MoneyForm
      {...{ messages, links, player, money }}
      onSubmit={submit}
      disabled={!from || !to || from === to || amount.trim() === ''}
      aside={<Facts title={messages.summary} facts={facts} />}
    >
      <Select
        label={messages.from}
        placeholder={messages.fromPlaceholder}
        options={providers.map(({ id, name }) => ({ value: id, label: name }))}
        hint={source.hint}
        problem={fieldProblem(messages, errors.from)}
        required
        {...register('from', { onChange: ({ target: { value } }) => value === to && setValue('to', '') })}
      />
      <Select
        label={messages.to}
        placeholder={messages.toPlaceholder}
        options={providers.map(({ id, name }) =>
          id === from ? { value: id, label: `${name} ${messages.same}`, disabled: true } : { value: id, label: name },
        )}
        hint={target.hint}
        problem={fieldProblem(messages, errors.to)}
        required
        {...register('to', { onChange: ({ target: { value } }) => value === from && setValue('from', '') })}
      />
      <AmountField
        label={messages.amount}
        hint={fill(messages.amountHint, { minimum: moneyText(String(MIN_AMOUNT)) })}
        problem={fieldProblem(messages, errors.amount)}
        all={{ label: messages.all, amount: source.amount }}
        onPick={(decimal) => setValue('amount', decimal, { shouldValidate: true })}
        {...register('amount')}
      />
    </MoneyForm>
  );
}
