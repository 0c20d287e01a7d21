import type { Messages } from '@/content/messages/messages';
import { pageOrigin } from '@/lib/browser/page/page';
import { apiBase } from '@/lib/config';
import { amountText } from '@/lib/domain/money/amount-text';
import { type Choice, type DepositChannel, type DepositChoices, isNormalBank, qrPicture } from '@/lib/domain/money/deposit';
import { fill } from '@/lib/domain/text/fill';
import type { DepositFields } from '@/lib/forms/deposit';
import { CopyButton } from '../money/CopyButton';
import { DetailsCard } from '../money/DetailsCard';
import type { MoneyTexts } from '../money/money-messages';
import { METHOD_TEXTS } from './deposit-methods';

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
        {isNormalBank(channel) && channel && <PaymentDetails messages={messages} channel={channel} />}
        {picture && (
          <figure className="card flex flex-col items-center gap-3">
            <img
              src={picture}
              alt={fill(messages.qrAlt, { name: channel.bankName })}
              width="288"
              height="288"
              className="size-60 rounded-control lg:size-72"
            />
            <figcaption className="font-bold">{messages.qrTitle}</figcaption>
          </figure>
        )}
      </div>
      <div data-part="summary">
        <DetailsCard title={messages.summary} items={summary} />
      </div>
    </>
  );
}

/** The account to pay to (spec section 2, 'Selected Payment Details'). What has to be typed in a bank's app can be copied. */
function PaymentDetails({ messages, channel }: { messages: Props['messages']; channel: DepositChannel }) {
  const copy = (label: string, text: string) => <CopyButton name={label} text={text} messages={messages} />;
  return (
    <DetailsCard
      title={messages.detailsTitle}
      items={[
        { label: messages.detailsName, value: channel.bankName },
        { label: messages.detailsHolder, value: channel.holderName, action: copy(messages.detailsHolder, channel.holderName) },
        { label: messages.detailsNumber, value: channel.accountNumber, action: copy(messages.detailsNumber, channel.accountNumber) },
        { label: messages.detailsType, value: messages.normalBank },
      ]}
    />
  );
}
