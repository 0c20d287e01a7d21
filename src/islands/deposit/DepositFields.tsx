import { type RefObject, useDeferredValue, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import type { ChannelMark } from '@/lib/domain/money/channel-mark';
import { type DepositChoices, isNormalBank } from '@/lib/domain/money/deposit';
import { mainWalletFirst } from '@/lib/domain/money/wallet';
import type { Player } from '@/lib/domain/player';
import { readUsedChannels } from '@/lib/stores/money/used-channels';
import { MoneyForm } from '../money/MoneyForm';
import type { DoneRequest, MoneyLinks, MoneyTexts } from '../money/money-messages';
import { Preloader } from '../ui/Skeleton';
import { useHydrated } from '../ui/use-hydrated';
import { ChannelSheet } from './ChannelSheet';
import { BudgetDialog, BudgetLeft } from './DepositBudget';
import { BackButton, NextButton } from './DepositButtons';
import { DepositChoiceFields } from './DepositChoiceFields';
import { chosenText, DepositPayTo, DepositSummaryLine } from './DepositPayTo';
import { DepositAmountField } from './DepositStart';
import { FIRST_STEP } from './deposit-steps';
import { ReceiptField, UploadProgress } from './ReceiptField';
import { useDeposit } from './use-deposit';

interface Props {
  messages: Messages['deposit'] & MoneyTexts;
  links: MoneyLinks;
  player: Player;
  choices: DepositChoices;
  marks: readonly ChannelMark[];
  /** The amount that was typed into the page's own field, where that had to go. */
  typed: RefObject<string>;
  onDone: (request: DoneRequest) => void;
}

/**
 * The form of a deposit. Each part is named after the step that shows it on phones. It begins with the elements of the form in the page's HTML
 * (DepositStart.tsx) and takes that over.
 */
export function DepositFields({ messages, links, player, choices: offered, marks, typed, onDone }: Props) {
  const choices = { ...offered, providers: mainWalletFirst(offered.providers, messages.mainWallet) };
  const { form, values, channel, steps, budget, ...deposit } = useDeposit(messages, player, offered, finish, typed);
  const [isSheetOpen, setSheetOpen] = useState(false);
  function finish(request: DoneRequest): void {
    onDone({ ...request, about: chosenText({ messages, values, channel, choices }) });
  }
  // Deferred, so that React renders them in short tasks between which a phone answers to touches.
  const isAlive = useDeferredValue(useHydrated());
  const usedLast = readUsedChannels(player.id)[values.method];

  return (
    <>
      <MoneyForm
        {...{ messages, links }}
        submitLabel={steps.index > 0 ? messages.paid : messages.submit}
        submission={deposit.submission}
        formProps={form.formProps}
        onSubmit={deposit.handleSubmit}
        isHeld={deposit.isHeld}
        step={isAlive ? steps.step : FIRST_STEP.step}
        isPrerendered={!isAlive}
        isLastStep={isAlive && !steps.hasNext()}
        summaryLine={<DepositSummaryLine {...{ messages, values, channel, choices }} />}
        aside={<DepositPayTo {...{ messages, values, channel }} />}
        more={
          <div data-part="payment">
            <ReceiptField
              messages={messages}
              receipt={deposit.receipt}
              file={values.receipt}
              isRequired={isNormalBank(channel)}
              error={form.errors.receipt}
            />
          </div>
        }
        outcome={<UploadProgress messages={messages} share={deposit.uploadedShare} />}
        back={<BackButton messages={messages} steps={steps} />}
        next={<NextButton messages={messages} steps={steps} isHeld={deposit.isHeld} />}
      >
        <DepositAmountField
          messages={messages}
          typed={values.amount}
          onPick={(decimal) => form.setValue('amount', decimal)}
          {...form.register('amount')}
        />
        {isAlive ? (
          <DepositChoiceFields
            {...{ messages, form, values, channel, choices, marks, usedLast }}
            isPromotionRefused={deposit.isPromotionRefused}
            changeMethod={deposit.changeMethod}
            onOpenSheet={() => setSheetOpen(true)}
          />
        ) : (
          <Preloader text={messages.loading} />
        )}
        {isAlive && (
          <div data-part="choice">
            <BudgetLeft messages={messages} state={budget.state} />
          </div>
        )}
      </MoneyForm>
      {isSheetOpen && (
        <ChannelSheet
          {...{ messages, marks, usedLast }}
          method={values.method}
          channels={choices.channels[values.method]}
          value={values.channel}
          onChoose={(id) => {
            form.setValue('channel', id);
            setSheetOpen(false);
          }}
          onClose={() => setSheetOpen(false)}
        />
      )}
      {budget.asked && (
        <BudgetDialog
          messages={messages}
          state={budget.state}
          amount={budget.asked.amount}
          onConfirm={budget.confirm}
          onClose={budget.cancel}
        />
      )}
    </>
  );
}
