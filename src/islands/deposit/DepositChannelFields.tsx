import type { Messages } from '@/content/messages/messages';
import type { UsedChannels } from '@/lib/browser/storage/used-channels';
import type { ChannelMark } from '@/lib/domain/money/channel-mark';
import { DEFAULT_METHOD, DEPOSIT_METHODS, type DepositChoices, type DepositMethod } from '@/lib/domain/money/deposit';
import type { DepositFields, DepositSchema } from '@/lib/forms/deposit';
import type { MoneyTexts } from '../money/money-messages';
import type { UseFormReturn } from '../ui/form/use-form';
import { Tabs } from '../ui/Tabs';
import { whyOf } from '../why';
import { ChannelTiles } from './ChannelTiles';

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
  const channels = choices.channels[method];
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
          label={messages[METHOD_TEXTS[method].channel]}
          channels={channels}
          marks={marks}
          value={channel}
          usedLast={{ id: usedChannels[method], label: messages.usedLast }}
          hint={channels.length === 0 ? messages.noChannels : undefined}
          why={whyOf(messages, messages.whyNoChannels, 'where-to-pay')}
          error={form.errors.channel}
          onChange={(id) => form.setValue('channel', id)}
        />
      </Tabs>
    </div>
  );
}

/** The message keys of each method: its tab, and the label of its channels. */
export const METHOD_TEXTS = {
  fund_transfer: { tab: 'fundTransfer', channel: 'bank' },
  payment_gateway: { tab: 'paymentGateway', channel: 'gateway' },
  qr_pay: { tab: 'qrPay', channel: 'qr' },
} as const satisfies Record<DepositMethod, Record<'tab' | 'channel', keyof Messages['deposit']>>;
