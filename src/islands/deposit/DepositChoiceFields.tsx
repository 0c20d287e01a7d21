import type { Messages } from '@/content/messages/messages';
import type { ChannelMark } from '@/lib/domain/money/channel-mark';
import {
  channelOf,
  DEPOSIT_METHODS,
  type DepositChoices,
  type DepositMethod,
} from '@/lib/domain/money/deposit';
import type { MoneyTexts } from '../money/money-messages';
import { choiceOptions, Select } from '../ui/form/Select';
import { Tabs } from '../ui/Tabs';
import { ChannelField, METHOD_TEXTS } from './ChannelField';
import type { DepositFormView } from './deposit-steps';
import { PromotionField } from './PromotionField';

interface Props {
  messages: Messages['deposit'] & MoneyTexts;
  form: DepositFormView;
  choices: DepositChoices;
  marks: readonly ChannelMark[];
  /** The id of the channel of the player's last deposit. */
  usedLast: string | undefined;
  onOpenSheet: () => void;
}

/** How a deposit is paid, where it goes, and what comes with it. */
export function DepositChoiceFields({
  messages,
  form,
  choices,
  marks,
  usedLast,
  onOpenSheet,
}: Props) {
  const { method } = form.values;

  /** Another method clears the chosen bank (spec section 4, Deposit). */
  function changeMethod(next: DepositMethod): void {
    if (next === method) return;
    form.setValue('method', next);
    form.setValue('channel', '');
  }

  return (
    <Tabs
      label={messages.method}
      tabs={DEPOSIT_METHODS.map((value) => ({ value, label: messages[METHOD_TEXTS[value].tab] }))}
      value={method}
      onChange={changeMethod}
    >
      <div className="card divide-y divide-line px-3 py-0">
        <ChannelField
          messages={messages}
          method={method}
          channel={channelOf(form.values, choices)}
          marks={marks}
          usedLast={usedLast}
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
        <PromotionField messages={messages} form={form} promotions={choices.promotions} />
      </div>
    </Tabs>
  );
}
