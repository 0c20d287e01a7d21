import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import type { ChannelMark } from '@/lib/domain/money/channel-mark';
import { channelOf, type DepositChoices, isNormalBank } from '@/lib/domain/money/deposit';
import type { DepositSchema } from '@/lib/forms/deposit';
import { isReceiptShown } from '@/lib/stores/money/deposit-form';
import type { MoneyFormStore } from '@/lib/stores/money/money-form';
import { readUsedChannels } from '@/lib/stores/money/used-channels';
import { MoneyForm, SubmitButton } from '../money/MoneyForm';
import type { MoneyLinks, MoneyTexts } from '../money/money-messages';
import { useMoneyForm } from '../money/use-money-form';
import { Button } from '../ui/Button';
import { useHydrated } from '../ui/use-hydrated';
import { ChannelSheet } from './ChannelSheet';
import { BudgetDialog, BudgetLeft, useBudget } from './DepositBudget';
import { DepositChoiceFields } from './DepositChoiceFields';
import { DepositPayTo, DepositSummaryLine } from './DepositPayTo';
import { DepositAmountField, DepositSkeleton } from './DepositStart';
import { useDepositSteps } from './deposit-steps';
import { ReceiptField, UploadProgress, useReceipt } from './ReceiptField';

interface Props {
  store: MoneyFormStore<DepositSchema, DepositChoices>;
  messages: Messages['deposit'] & MoneyTexts;
  links: MoneyLinks;
  choices: DepositChoices;
  marks: readonly ChannelMark[];
}

const COLUMN = 'flex flex-col gap-3';

/** The form of a deposit, its parts named after the steps of phones. It takes over the elements of the form in the page's HTML (DepositStart.tsx). */
export function DepositFields({ store, messages, links, choices, marks }: Props) {
  const values = store.form.$values.get();
  const hasReceipt = values.receipt !== undefined && isReceiptShown(values, choices);
  const form = useMoneyForm(
    store,
    hasReceipt ? { ...messages, offline: messages.offlineReceipt } : messages,
  );
  const steps = useDepositSteps(form, choices);
  const channel = channelOf(form.values, choices);
  const receipt = useReceipt((file) => form.setValue('receipt', file));
  const budget = useBudget(store.openedFor().id);
  const [isSheetOpen, setSheetOpen] = useState(false);
  // Deferred, so that React renders them in short tasks between which a phone answers to touches.
  const isAlive = useDeferredValue(useHydrated());
  const usedLast = readUsedChannels(store.openedFor().id)[form.values.method];
  const isHeld = receipt.isPreparing && isReceiptShown(form.values, choices) && !steps.hasNext();
  const showGone = useEffectEvent(() => {
    if (!form.values.channel || channel) return;
    // As if it was chosen now, so that its error is shown.
    form.setValue('channel', form.values.channel);
    steps.showFields(['channel']);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen may not be among new choices.
  useEffect(() => showGone(), [choices]);

  return (
    <>
      <MoneyForm
        form={form}
        messages={messages}
        links={links}
        steps={steps}
        isHeld={isHeld}
        actions={
          isAlive && (
            <>
              <div className={`contents ${steps.isLast ? '' : 'max-md:hidden'}`}>
                <DepositSummaryLine messages={messages} values={form.values} choices={choices} />
                {steps.index > 0 && (
                  <div className="new-buttons min-w-1/3 md:hidden">
                    <Button variant="secondary" onClick={steps.back}>
                      {messages.back}
                    </Button>
                  </div>
                )}
                <SubmitButton
                  form={form}
                  messages={messages}
                  label={steps.index > 0 ? messages.paid : messages.submit}
                  isHeld={isHeld}
                />
              </div>
              {!steps.isLast && (
                <div className={`flex-1 md:hidden ${steps.hasMoved ? 'new-buttons' : ''}`}>
                  <Button type="submit">{messages.next}</Button>
                </div>
              )}
            </>
          )
        }
      >
        <div
          data-part="choice"
          className={isAlive ? `${COLUMN} ${steps.classOf('choice')}` : COLUMN}
        >
          <DepositAmountField
            messages={messages}
            isAlive={isAlive}
            typed={form.values.amount}
            onPick={(decimal) => form.setValue('amount', decimal)}
            {...form.register('amount')}
          />
          {isAlive ? (
            <>
              <DepositChoiceFields
                messages={messages}
                form={form}
                choices={choices}
                marks={marks}
                usedLast={usedLast}
                onOpenSheet={() => setSheetOpen(true)}
              />
              <BudgetLeft messages={messages} state={budget} />
            </>
          ) : (
            <DepositSkeleton messages={messages} />
          )}
        </div>
        {isAlive && (
          <>
            <div
              role="group"
              aria-label={messages.stepPayment}
              data-part="payment"
              className={`money-aside empty:hidden ${steps.classOf('payment')}`}
            >
              <DepositPayTo messages={messages} values={form.values} channel={channel} />
            </div>
            <div data-part="payment" className={`${COLUMN} ${steps.classOf('payment')}`}>
              <ReceiptField
                messages={messages}
                receipt={receipt}
                file={form.values.receipt}
                isRequired={isNormalBank(channel)}
                error={form.errors.receipt}
              />
              <UploadProgress messages={messages} share={form.uploadedShare} />
            </div>
          </>
        )}
      </MoneyForm>
      {isSheetOpen && (
        <ChannelSheet
          messages={messages}
          marks={marks}
          usedLast={usedLast}
          method={form.values.method}
          channels={choices.channels[form.values.method]}
          value={form.values.channel}
          onChoose={(id) => {
            form.setValue('channel', id);
            setSheetOpen(false);
          }}
          onClose={() => setSheetOpen(false)}
        />
      )}
      {form.question?.kind === 'budget' && (
        <BudgetDialog
          messages={messages}
          state={budget}
          amount={form.question.command.amount}
          onConfirm={() => steps.showFields(form.confirm())}
          onClose={form.cancel}
        />
      )}
    </>
  );
}
