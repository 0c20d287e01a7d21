import type { Messages } from '@/content/messages/messages';
import type { MoneyTexts } from '../money/money-messages';
import { Preloader } from '../ui/Skeleton';
import { DepositAmountFields } from './DepositAmountFields';
import { DepositStepBar } from './DepositStepBar';
import { FIRST_STEP } from './deposit-steps';

interface Props {
  messages: Messages['deposit'] & MoneyTexts;
}

const ignore = () => undefined;

/**
 * The deposit form as pages are built: what the first step asks and no answer is needed for. DepositFields.tsx begins with the same elements, so that
 * the field stays the one in which somebody may be typing.
 */
export function DepositStart({ messages }: Props) {
  return (
    <form method="post" noValidate className="money-form" data-step={FIRST_STEP.step} data-start="">
      <div className="money-fields flex flex-col gap-3">
        <DepositStepBar messages={messages} steps={FIRST_STEP} />
        <DepositAmountFields messages={messages} name="amount" onPick={ignore} />
        <Preloader text={messages.loading} />
      </div>
    </form>
  );
}
