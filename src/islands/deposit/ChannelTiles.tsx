import { useId, useState } from 'react';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { type ChannelMark, markOf } from '@/lib/domain/money/channel-mark';
import type { DepositChannel, DepositMethod } from '@/lib/domain/money/deposit';
import { FieldError } from '../ui/form/FieldFrame';
import { Icon } from '../ui/Icon';
import { WhyLink } from '../ui/WhyLink';
import { whyOf } from '../why';

/** The message keys of each method: its tab, and the label of its channels. */
export const METHOD_TEXTS = {
  fund_transfer: { tab: 'fundTransfer', channel: 'bank' },
  payment_gateway: { tab: 'paymentGateway', channel: 'gateway' },
  qr_pay: { tab: 'qrPay', channel: 'qr' },
} as const satisfies Record<DepositMethod, Record<'tab' | 'channel', keyof Messages['deposit']>>;

interface Props {
  messages: Messages['deposit'] & Pick<Messages['gate'], 'why'>;
  method: DepositMethod;
  channels: readonly DepositChannel[];
  marks: readonly ChannelMark[];
  /** The id of the chosen channel. */
  value: string;
  /** The id of the channel of the player's last deposit, which comes first. */
  usedLast: string | undefined;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** The channels of a method as tiles: a radio group, so one tab stop, and the arrow keys choose. */
export function ChannelTiles({ messages, method, channels, marks, value, usedLast, error, onChange }: Props) {
  const id = useId();
  const names = channels.map(({ bankName }) => bankName);
  const sorted = [...channels].sort((one, other) => Number(other.id === usedLast) - Number(one.id === usedLast));
  const hint = channels.length === 0 ? messages.noChannels : undefined;
  return (
    <div
      role="radiogroup"
      {...(channels.length === 0 && { 'data-field': 'channel', tabIndex: -1 })}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-line`}
      aria-invalid={error ? true : undefined}
      aria-required="true"
    >
      {/* Beside the label, since the tiles may be more than a screen holds. */}
      <div className="flex min-h-7 flex-wrap items-center gap-x-3">
        <span id={`${id}-label`} className="text-sm font-bold">
          {messages[METHOD_TEXTS[method].channel]}
        </span>
        <div id={`${id}-line`} aria-live="polite" className="text-xs">
          {error ? <FieldError>{hint ?? error}</FieldError> : <span className="text-muted">{hint}</span>}
        </div>
        {hint && <WhyLink {...whyOf(messages, messages.whyNoChannels, 'where-to-pay')} />}
      </div>
      <div className="grid gap-2 pb-2 md:grid-cols-2 xl:grid-cols-3">
        {sorted.map((channel) => {
          const isShared = names.indexOf(channel.bankName) !== names.lastIndexOf(channel.bankName);
          const detail = channel.id === usedLast ? messages.usedLast : isShared && channel.accountNumber;
          return (
            <label key={channel.id} className="choice-tile md:max-xl:last:odd:col-span-2">
              <input
                type="radio"
                name="channel"
                value={channel.id}
                checked={channel.id === value}
                required
                className="absolute inset-0 cursor-pointer opacity-0"
                onChange={() => onChange(channel.id)}
              />
              <ChannelPicture name={channel.bankName} mark={markOf(channel.bankName, marks)} />
              <span className="min-w-0 text-sm leading-tight font-semibold wrap-anywhere">
                <span className="font-backend">{channel.bankName}</span>
                {detail && <span className="block pt-0.5 text-xs font-normal text-muted">{detail}</span>}
              </span>
              <span className="choice-tile-check">
                <Icon path={icons.done} />
              </span>
            </label>
          );
        })}
      </div>
    </div>
  );
}

interface ChannelPictureProps {
  name: string;
  mark: ChannelMark | undefined;
}

/** The logo of a payment channel, or its first letter. */
function ChannelPicture({ name, mark }: ChannelPictureProps) {
  const [isBroken, setBroken] = useState(false);
  if (mark && !isBroken) {
    return (
      <img
        src={mark.src}
        alt=""
        decoding="async"
        className={`h-8 max-w-24 flex-none object-contain object-left ${mark.hasPlate ? 'plate' : ''}`}
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <span aria-hidden="true" className="grid size-8 flex-none place-items-center rounded-control bg-raised font-bold text-accent">
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}
