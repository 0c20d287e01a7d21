import type { Messages } from '@/content/messages/messages';
import type { ChannelMark } from '@/lib/domain/money/channel-mark';
import { DEPOSIT_METHODS, type DepositChannel, type DepositChoices, type DepositMethod } from '@/lib/domain/money/deposit';
import type { DepositFields, DepositSchema } from '@/lib/forms/deposit';
import type { MoneyTexts } from '../money/money-messages';
import { choiceOptions, Select } from '../ui/form/Select';
import type { UseFormReturn } from '../ui/form/use-form';
import { Tabs } from '../ui/Tabs';
import { ChannelField, METHOD_TEXTS } from './ChannelField';
import { PromotionField } from './PromotionField';

interface Props {
  messages: Messages['deposit'] & MoneyTexts;
  form: UseFormReturn<DepositSchema>;
  values: DepositFields;
  /** The chosen one. */
  channel: DepositChannel | undefined;
  choices: DepositChoices;
  marks: readonly ChannelMark[];
  /** The id of the channel of the player's last deposit. */
  usedLast: string | undefined;
  /** The promotion that the player joined is not offered. */
  isPromotionRefused: boolean;
  changeMethod: (method: DepositMethod) => void;
  onOpenSheet: () => void;
}

/** How a deposit is paid, where it goes, and what comes with it. */
export function DepositChoiceFields(props: Props) {
  const { messages, form, values, channel, choices, marks, usedLast, isPromotionRefused, changeMethod, onOpenSheet } = props;
  const { method } = values;
  return (
    <div data-part="choice">
      <Tabs
        label={messages.method}
        tabs={DEPOSIT_METHODS.map((value) => ({ value, label: messages[METHOD_TEXTS[value].tab] }))}
        value={method}
        onChange={changeMethod}
      >
        <div className="field-rows">
          <ChannelField
            {...{ messages, method, channel, marks, usedLast }}
            channels={choices.channels[method]}
            error={form.errors.channel}
            onOpen={onOpenSheet}
          />
          <Select
            label={messages.provider}
            placeholder={messages.providerPlaceholder}
            options={choiceOptions(choices.providers)}
            required
            isRow
            {...form.register('provider')}
          />
          <PromotionField {...{ messages, form, values }} isRefused={isPromotionRefused} promotions={choices.promotions} />
        </div>
      </Tabs>
    </div>
  );
}
