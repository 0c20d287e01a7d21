import type { Messages } from '@/content/messages/messages';
import { pageOrigin } from '@/lib/browser/page/page';
import { apiBase } from '@/lib/config';
import { amountText } from '@/lib/domain/money/amount';
import { type Choice, type DepositChannel, type DepositChoices, isNormalBank, qrPicture } from '@/lib/domain/money/deposit';
import type { DepositFields } from '@/lib/forms/deposit';
import { DetailsCard } from '../money/DetailsCard';
import type { MoneyTexts } from '../money/money-messages';
import { METHOD_TEXTS } from './DepositChannelFields';
import { PaymentCode, PaymentDetails } from './PaymentDetails';

interface Props {
  messages: Messages['deposit'] & MoneyTexts;
  values: DepositFields;
  channel: DepositChannel | undefined;
  choices: DepositChoices;
}

/** The account or QR to pay to, and the summary. */
export function DepositAside({ messages, values, channel, choices }: Props) {
  const nameOf = (chosenId: string, options: readonly Choice[]) => options.find(({ id }) => id === chosenId)?.name ?? messages.notChosen;
  const summary = [
    { label: messages.provider, value: nameOf(values.provider, choices.providers) },
    { label: messages[METHOD_TEXTS[values.method].tab], value: channel?.bankName ?? messages.notChosen },
    ...(choices.promotions.length > 0 ? [{ label: messages.promotion, value: nameOf(values.promotion, choices.promotions) }] : []),
    { label: messages.amount, value: amountText(values.amount) ?? messages.notChosen },
  ];
  const picture = channel && values.method === 'qr_pay' && qrPicture(channel.qrImage, apiBase() || pageOrigin());
  return (
    <>
      <div data-part="details" className="money-details empty:hidden">
        {isNormalBank(channel) && channel && <PaymentDetails {...{ messages, channel }} amount={values.amount} />}
        {picture && <PaymentCode {...{ messages, channel, picture }} amount={values.amount} />}
      </div>
      <div data-part="summary">
        <DetailsCard title={messages.summary} items={summary} />
      </div>
    </>
  );
}
