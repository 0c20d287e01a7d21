import { useEffect, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { createFilePreview, loadPicture } from '@/lib/browser/files/files';
import { isNarrow } from '@/lib/browser/page/step-history';
import { apiBase } from '@/lib/config';
import { moneyText, readAmount, UNKNOWN_AMOUNT } from '@/lib/domain/money/amount';
import type { DepositChannel } from '@/lib/domain/money/deposit';
import { fill } from '@/lib/domain/text/fill';
import { CopyButton } from '../money/CopyButton';
import { DetailsCard } from '../money/DetailsCard';
import type { MoneyTexts } from '../money/money-messages';

interface PartProps {
  messages: Messages['deposit'] & MoneyTexts;
  channel: DepositChannel;
  /** The amount as it was typed. */
  amount: string;
}

/** The account to pay to (spec section 2, 'Selected Payment Details'). Whatever has to be typed in a bank's app can be copied. */
export function PaymentDetails({ messages, channel, amount }: PartProps) {
  const read = readAmount(amount);
  const row = (label: string, value: string, copied = value) => ({
    label,
    value: value || UNKNOWN_AMOUNT,
    action: value !== '' && <CopyButton name={label} text={copied} messages={messages} />,
  });
  return (
    <DetailsCard
      title={messages.detailsTitle}
      lead={read.ok ? fill(messages.sendTo, { amount: moneyText(read.decimal) }) : undefined}
      items={[
        row(messages.detailsName, channel.bankName),
        row(messages.detailsHolder, channel.holderName),
        // A bank's app may cut a number that is longer than its field by the spaces in it.
        row(
          messages.detailsNumber,
          channel.accountNumber,
          channel.accountNumber.replaceAll(/\s/g, ''),
        ),
        ...(read.ok ? [row(messages.amount, moneyText(read.decimal), read.decimal)] : []),
        { label: messages.detailsType, value: messages.normalBank },
      ]}
    />
  );
}

/** The QR code to scan, with the amount to pay, and how that is done on the phone that shows it. */
export function PaymentCode({
  messages,
  channel,
  amount,
  picture,
}: PartProps & { picture: string }) {
  const read = readAmount(amount);
  const file = usePicture(picture);
  // The content policy allows no pictures of some hosts: a tab can show them.
  const [isBroken, setBroken] = useState(false);
  return (
    <figure className="card flex flex-col items-center gap-3">
      {!isBroken && (
        <img
          src={picture}
          alt={fill(messages.qrAlt, { name: channel.bankName })}
          width="288"
          height="288"
          className="aspect-square h-auto w-60 rounded-control lg:w-72"
          onError={() => setBroken(true)}
        />
      )}
      <figcaption
        tabIndex={-1}
        className="flex flex-wrap items-center justify-center gap-x-4 text-center font-bold tabular-nums"
      >
        <span>
          {read.ok
            ? fill(messages.qrTitleAmount, { amount: moneyText(read.decimal) })
            : messages.qrTitle}
        </span>
        {read.ok && <CopyButton name={messages.amount} text={read.decimal} messages={messages} />}
      </figcaption>
      {/* Browsers save only what is the page's own; another host's picture opens in a tab, where it can be saved. */}
      <a
        href={file ?? picture}
        download={new URL(picture).pathname.split('/').at(-1)}
        target={file ? undefined : '_blank'}
        rel="noopener"
        className={`button button-outline min-h-12 w-full ${isBroken ? '' : 'md:hidden'}`}
      >
        {messages.qrSave}
      </a>
      <ol className="list-decimal ps-5 text-sm text-muted md:hidden">
        <li>{messages.qrStepSave}</li>
        <li>{messages.qrStepScan}</li>
        {read.ok && <li>{fill(messages.qrStepPay, { amount: moneyText(read.decimal) })}</li>}
      </ol>
    </figure>
  );
}

/** The picture as a file of this page, on the phone that has to save it; undefined as long as there is none. */
function usePicture(picture: string): string | undefined {
  const [file, setFile] = useState<string>();
  useEffect(() => {
    if (!isNarrow()) return;
    let isCurrent = true;
    let revoke = () => {};
    void loadPicture(picture, apiBase() || location.origin).then((loaded) => {
      if (!loaded || !isCurrent) return;
      const preview = createFilePreview(loaded);
      revoke = preview.revoke;
      setFile(preview.address);
    });
    return () => {
      isCurrent = false;
      revoke();
      setFile(undefined);
    };
  }, [picture]);
  return file;
}
