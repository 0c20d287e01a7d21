import type { Messages } from '@/content/messages/messages';
import { apiBase } from '@/lib/config';
import { amountText } from '@/lib/domain/money/amount';
import {
  type Choice,
  channelOf,
  type DepositChannel,
  type DepositChoices,
  findNoPromotion,
  isNormalBank,
  qrPicture,
} from '@/lib/domain/money/deposit';
import type { DepositFields } from '@/lib/forms/deposit';
import { SummaryLine } from '../money/DetailsCard';
import type { MoneyTexts } from '../money/money-messages';
import { PaymentCode, PaymentDetails } from './PaymentDetails';

interface Props {
  messages: Messages['deposit'] & MoneyTexts;
  values: DepositFields;
  channel: DepositChannel | undefined;
}

const nameOf = (chosenId: string, options: readonly Choice[]) =>
  options.find(({ id }) => id === chosenId)?.name;

/** The account or QR code to pay to. Its title takes the focus when a phone shows it, so that screen readers announce it. */
export function DepositPayTo({ messages, values, channel }: Props) {
  if (!channel) return null;
  if (isNormalBank(channel))
    return <PaymentDetails {...{ messages, channel }} amount={values.amount} />;
  const picture =
    values.method === 'qr_pay' && qrPicture(channel.qrImage, apiBase() || location.origin);
  return (
    picture && (
      <PaymentCode key={picture} {...{ messages, channel, picture }} amount={values.amount} />
    )
  );
}

interface SummaryProps extends Omit<Props, 'channel'> {
  choices: DepositChoices;
}

/** What is sent, in one line. */
export function DepositSummaryLine(props: SummaryProps) {
  const amount = amountText(props.values.amount);
  if (!channelOf(props.values, props.choices) || !amount) return null;
  return <SummaryLine label={props.messages.summary} text={chosenText(props)} amount={amount} />;
}

/** The channel, and what was chosen beside it: not the main wallet and no promotion, which are chosen by themselves. */
export function chosenText({ messages, values, choices }: SummaryProps): string {
  const provider = nameOf(values.provider, choices.providers);
  const parts = [
    channelOf(values, choices)?.bankName,
    provider !== messages.mainWallet && provider,
    values.promotion !== findNoPromotion(choices.promotions)?.id &&
      nameOf(values.promotion, choices.promotions),
  ];
  return parts.filter(Boolean).join(' · ');
}
