import { useId, useState } from 'react';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { type ChannelMark, markOf } from '@/lib/domain/money/channel-mark';
import type { DepositChannel, DepositMethod } from '@/lib/domain/money/deposit';
import { describedBy, FieldFrame } from '../ui/form/FieldFrame';
import { Icon } from '../ui/Icon';
import { TabLink } from '../ui/TabLink';
import { whyOf } from '../why';

/** The message keys of each method: its tab, the label of its channels, and what stands there before one is chosen. */
export const METHOD_TEXTS = {
  fund_transfer: { tab: 'fundTransfer', channel: 'bank', placeholder: 'bankPlaceholder' },
  payment_gateway: { tab: 'paymentGateway', channel: 'gateway', placeholder: 'gatewayPlaceholder' },
  qr_pay: { tab: 'qrPay', channel: 'qr', placeholder: 'qrPlaceholder' },
} as const;

interface Props {
  messages: Messages['deposit'] & Pick<Messages['gate'], 'why'>;
  method: DepositMethod;
  channel: DepositChannel | undefined;
  marks: readonly ChannelMark[];
  channels: readonly DepositChannel[];
  /** The id of that of the player's last deposit. */
  usedLast: string | undefined;
  error: string | undefined;
  onOpen: () => void;
}

/** The bank, gateway or QR code of a deposit: one row, which opens the sheet with all of them (ChannelSheet.tsx). */
export function ChannelField({
  messages,
  method,
  channel,
  channels,
  marks,
  usedLast,
  error,
  onOpen,
}: Props) {
  const id = useId();
  const texts = METHOD_TEXTS[method];
  const isEmpty = channels.length === 0;
  const detail = channel && channelDetail(messages, channel, channels, usedLast);
  return (
    <FieldFrame
      id={id}
      label={messages[texts.channel]}
      error={error && (isEmpty ? messages.noChannels : error)}
      hint={isEmpty ? messages.noChannels : undefined}
      advice={isEmpty && <TabLink {...whyOf(messages, messages.whyNoChannels, 'where-to-pay')} />}
      isRow
    >
      <button
        id={id}
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={describedBy(id, { advice: isEmpty })}
        data-field="channel"
        aria-disabled={isEmpty || undefined}
        onClick={isEmpty ? undefined : onOpen}
        className="flex min-h-13 min-w-0 flex-[1_1_10rem] items-center justify-end gap-2.5 text-end"
      >
        {channel && <ChannelPicture key={channel.id} name={channel.bankName} marks={marks} />}
        <span id={`${id}-value`} className="min-w-0 wrap-anywhere">
          {channel ? (
            <span className="font-backend font-semibold">{channel.bankName}</span>
          ) : (
            <span className="text-muted">{messages[texts.placeholder]}</span>
          )}
          {detail && <span className="block text-xs text-muted">{detail}</span>}
        </span>
        <span className="flex-none text-muted">
          <Icon path={icons.next} />
        </span>
      </button>
    </FieldFrame>
  );
}

/** What is said of a channel beside its name: that it was used last, or its number where another one has the same name. */
export function channelDetail(
  { usedLast: text }: Pick<Messages['deposit'], 'usedLast'>,
  channel: DepositChannel,
  channels: readonly DepositChannel[],
  usedLast: string | undefined,
): string | undefined {
  if (channel.id === usedLast) return text;
  const isShared = channels.some(
    ({ id, bankName }) => id !== channel.id && bankName === channel.bankName,
  );
  return isShared ? channel.accountNumber : undefined;
}

/** The logo of a payment channel, or its first letter. */
export function ChannelPicture({ name, marks }: { name: string; marks: readonly ChannelMark[] }) {
  const [isBroken, setBroken] = useState(false);
  const mark = markOf(name, marks);
  if (mark && !isBroken) {
    return (
      <img
        src={mark.src}
        alt=""
        decoding="async"
        className={`h-7 max-w-20 flex-none object-contain ${mark.hasPlate ? 'plate' : ''}`}
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <span
      data-letter={[...name.trim()][0]?.toUpperCase()}
      className="grid size-8 flex-none place-items-center rounded-control bg-raised font-bold text-accent before:content-[attr(data-letter)]"
    />
  );
}
