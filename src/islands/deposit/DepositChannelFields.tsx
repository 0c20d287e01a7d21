import type { Messages } from '@/content/messages/messages';
import { DEPOSIT_METHODS, type DepositChoices, type DepositMethod } from '@/lib/domain/money/deposit';
import type { DepositFields, DepositSchema } from '@/lib/forms/deposit';
import { choiceOptions } from '../money/choice-options';
import type { MoneyTexts } from '../money/money-messages';
import { Select } from '../ui/form/Select';
import type { UseFormReturn } from '../ui/form/use-form';
import { Tabs } from '../ui/Tabs';
import { METHOD_TEXTS } from './deposit-methods';

interface Props {
  messages: Messages['deposit'] & MoneyTexts;
  form: UseFormReturn<DepositSchema>;
  choices: DepositChoices;
  values: DepositFields;
  changeMethod: (method: DepositMethod) => void;
}

/** The provider that gets the money, and how it is paid. */
export function DepositChannelFields({ messages, form, choices, values, changeMethod }: Props) {
  const { method, channel } = values;
  const channels = choices.channels[method];
  const names = METHOD_TEXTS[method];
  return (
    <div data-part="channel" className="flex flex-col gap-1">
      <Select
        label={messages.provider}
        placeholder={messages.providerPlaceholder}
        options={choiceOptions(choices.providers)}
        required
        {...form.register('provider')}
      />
      <Tabs
        label={messages.method}
        tabs={DEPOSIT_METHODS.map((value) => ({ value, label: messages[METHOD_TEXTS[value].tab] }))}
        value={method}
        onChange={changeMethod}
      >
        <Select
          key={method}
          label={messages[names.channel]}
          placeholder={messages[names.placeholder]}
          options={channels.map(({ id, bankName }) => ({ value: id, label: bankName }))}
          hint={channels.length === 0 ? messages.noChannels : undefined}
          required
          {...form.register('channel')}
          defaultValue={channel}
        />
      </Tabs>
    </div>
  );
}
