import type { Messages } from '@/content/messages/messages';
import { readUsedChannels } from '@/lib/browser/storage/used-channels';
import type { ChannelMark } from '@/lib/domain/money/channel-mark';
import { type DepositChoices, isNormalBank } from '@/lib/domain/money/deposit';
import { mainWalletFirst } from '@/lib/domain/money/main-wallet';
import type { Player } from '@/lib/domain/player';
import type { DoneRequest } from '../money/done-request';
import { MoneyForm } from '../money/MoneyForm';
import type { MoneyLinks, MoneyTexts } from '../money/money-messages';
import { BudgetDialog } from './BudgetDialog';
import { BudgetLeft } from './BudgetLeft';
import { DepositAmountFields } from './DepositAmountFields';
import { DepositAside } from './DepositAside';
import { DepositChannelFields } from './DepositChannelFields';
import { BackButton, DepositStepBar, NextButton } from './DepositStepBar';
import { JoinedPromotion } from './JoinedPromotion';
import { ReceiptField } from './ReceiptField';
import { UploadProgress } from './UploadProgress';
import { useDeposit } from './use-deposit';

interface Props {
  messages: Messages['deposit'] & MoneyTexts;
  links: MoneyLinks;
  player: Player;
  choices: DepositChoices;
  marks: readonly ChannelMark[];
  onDone: (request: DoneRequest) => void;
}

/** The form of a deposit. Each part is named after the step that shows it on phones. */
export function DepositFields({ messages, links, player, choices: offered, marks, onDone }: Props) {
  const choices = { ...offered, providers: mainWalletFirst(offered.providers, messages.mainWallet) };
  const { form, values, channel, steps, submission, budget, uploadedShare, joined, handleSubmit, changeMethod } = useDeposit(
    messages,
    player,
    offered,
    onDone,
  );

  return (
    <>
      <MoneyForm
        {...{ messages, links, player, submission }}
        formProps={form.formProps}
        onSubmit={handleSubmit}
        step={steps.step}
        aside={<DepositAside {...{ messages, values, channel, choices }} />}
        more={
          <div data-part="receipt">
            <ReceiptField
              messages={messages}
              file={values.receipt}
              isRequired={isNormalBank(channel)}
              onChange={(receipt) => form.setValue('receipt', receipt)}
              error={form.errors.receipt}
            />
          </div>
        }
        outcome={<UploadProgress messages={messages} share={uploadedShare} />}
        back={<BackButton messages={messages} steps={steps} />}
        next={<NextButton messages={messages} steps={steps} />}
      >
        <DepositStepBar messages={messages} steps={steps} />
        <JoinedPromotion messages={messages} {...joined} />
        <DepositChannelFields {...{ messages, form, choices, values, marks, changeMethod }} usedChannels={readUsedChannels(player.id)} />
        <DepositAmountFields
          {...{ messages, form }}
          promotions={choices.promotions}
          budget={<BudgetLeft messages={messages} state={budget.state} />}
        />
      </MoneyForm>
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
