import type { Messages } from '@/content/messages/messages';
import type { ChannelMark } from '@/lib/domain/money/channel-mark';
import { DEFAULT_METHOD, DEPOSIT_METHODS, type DepositChoices, type DepositMethod } from '@/lib/domain/money/deposit';
import type { DepositFields, DepositSchema } from '@/lib/forms/deposit';
import type { UsedChannels } from '@/lib/stores/money/used-channels';
import type { MoneyTexts } from '../money/money-messages';
import type { UseFormReturn } from '../ui/form/use-form';
import { Tabs } from '../ui/Tabs';
import { ChannelTiles, METHOD_TEXTS } from './ChannelTiles';

interface Props {
  messages: Messages['deposit'] & MoneyTexts;
  form: UseFormReturn<DepositSchema>;
  choices: DepositChoices;
  values: DepositFields;
  marks: readonly ChannelMark[];
  usedChannels: UsedChannels;
  changeMethod: (method: DepositMethod) => void;
}

/** How a deposit is paid. */
export function DepositChannelFields({ messages, form, choices, values, marks, usedChannels, changeMethod }: Props) {
  const { method, channel } = values;
  return (
    <div data-part="choice" className={method === DEFAULT_METHOD ? 'deposit-channels' : undefined}>
      <Tabs
        label={messages.method}
        tabs={DEPOSIT_METHODS.map((value) => ({ value, label: messages[METHOD_TEXTS[value].tab] }))}
        value={method}
        onChange={changeMethod}
      >
        <ChannelTiles
          key={method}
          {...{ messages, method, marks }}
          channels={choices.channels[method]}
          value={channel}
          usedLast={usedChannels[method]}
          error={form.errors.channel}
          onChange={(id) => form.setValue('channel', id)}
        />
      </Tabs>
    </div>
  );
}
