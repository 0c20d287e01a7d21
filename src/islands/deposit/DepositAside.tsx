import type { Messages } from '@/content/messages/messages';
import { apiBase } from '@/lib/config';
import { amountText } from '@/lib/domain/money/amount';
import {
  type Choice,
  type DepositChannel,
  type DepositChoices,
  findNoPromotion,
  isNormalBank,
  qrPicture,
} from '@/lib/domain/money/deposit';
import type { DepositFields } from '@/lib/forms/deposit';
import { DetailsCard, SummaryLine } from '../money/DetailsCard';
import type { MoneyTexts } from '../money/money-messages';
import { METHOD_TEXTS } from './ChannelTiles';
import { PaymentCode, PaymentDetails } from './PaymentDetails';

interface Props {
  messages: Messages['deposit'] & MoneyTexts;
  values: DepositFields;
  channel: DepositChannel | undefined;
  choices: DepositChoices;
}

const nameOf = (chosenId: string, options: readonly Choice[]) => options.find(({ id }) => id === chosenId)?.name;

/** The account or QR to pay to, and the summary. */
export function DepositAside({ messages, values, channel, choices }: Props) {
  const summary = [
    { label: messages.provider, value: nameOf(values.provider, choices.providers) },
    { label: messages[METHOD_TEXTS[values.method].tab], value: channel?.bankName },
    ...(choices.promotions.length > 0 ? [{ label: messages.promotion, value: nameOf(values.promotion, choices.promotions) }] : []),
    { label: messages.amount, value: amountText(values.amount) },
  ].map(({ label, value }) => ({ label, value: value ?? messages.notChosen }));
  const picture = channel && values.method === 'qr_pay' && qrPicture(channel.qrImage, apiBase() || location.origin);
  return (
    <>
      <div data-part="payment" className="money-details empty:hidden">
        {isNormalBank(channel) && channel && <PaymentDetails {...{ messages, channel }} amount={values.amount} />}
        {picture && <PaymentCode key={picture} {...{ messages, channel, picture }} amount={values.amount} />}
      </div>
      {/* Phones have it in one line above the button. */}
      <div className="max-md:hidden">
        <DetailsCard title={messages.summary} items={summary} />
      </div>
    </>
  );
}

/** The same for phones, without what is chosen by itself: the main wallet, and no promotion. */
export function DepositSummaryLine(props: Props) {
  const amount = amountText(props.values.amount);
  if (!props.channel || !amount) return null;
  return <SummaryLine label={props.messages.summary} text={chosenText(props)} amount={amount} />;
}

/** The channel, and what was chosen beside it. */
export function chosenText({ messages, values, channel, choices }: Props): string {
  const provider = nameOf(values.provider, choices.providers);
  const parts = [
    channel?.bankName,
    provider !== messages.mainWallet && provider,
    values.promotion !== findNoPromotion(choices.promotions)?.id && nameOf(values.promotion, choices.promotions),
  ];
  return parts.filter(Boolean).join(' · ');
}
