import { useState } from 'react';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import type { ChannelMark } from '@/lib/domain/money/channel-mark';
import type { DepositChannel, DepositMethod } from '@/lib/domain/money/deposit';
import { CloseButton, Dialog } from '../ui/Dialog';
import { Field } from '../ui/form/Field';
import { Icon } from '../ui/Icon';
import { ChannelPicture, channelDetail, METHOD_TEXTS } from './ChannelField';

/** From so many on there is a field that finds one by its name. */
const SEARCHED_FROM = 8;

interface Props {
  messages: Messages['deposit'];
  method: DepositMethod;
  channels: readonly DepositChannel[];
  marks: readonly ChannelMark[];
  value: string;
  /** The id of that of the player's last deposit, which comes first. */
  usedLast: string | undefined;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** All channels of a method. A tap chooses one and closes the sheet. */
export function ChannelSheet({
  messages,
  method,
  channels,
  marks,
  value,
  usedLast,
  onChoose,
  onClose,
}: Props) {
  const [query, setQuery] = useState('');
  const sorted = [...channels].sort(
    (one, other) => Number(other.id === usedLast) - Number(one.id === usedLast),
  );
  const found = sorted.filter(({ bankName }) =>
    bankName.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase()),
  );
  return (
    <Dialog
      title={messages[METHOD_TEXTS[method].channel]}
      variant="sheet"
      startsWithTitle
      onClose={onClose}
    >
      {channels.length >= SEARCHED_FROM && (
        <div className="px-5 pt-3">
          <Field
            label={messages.channelSearch}
            type="search"
            autoComplete="off"
            onChange={({ target }) => setQuery(target.value)}
          />
        </div>
      )}
      <ul className="overflow-y-auto px-5 pt-2">
        {found.map((channel) => {
          const isChosen = channel.id === value;
          const detail = channelDetail(messages, channel, channels, usedLast);
          return (
            <li key={channel.id} className="border-b border-line last:border-0">
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose(channel.id)}
                className="flex min-h-14 w-full items-center gap-3 py-2 text-start"
              >
                <ChannelPicture name={channel.bankName} marks={marks} />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <span className="font-backend font-semibold">{channel.bankName}</span>
                  {detail && <span className="block text-xs text-muted">{detail}</span>}
                </span>
                {isChosen && (
                  <span className="flex-none text-accent">
                    <Icon path={icons.done} />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="px-5 text-sm text-muted not-empty:py-3">
        {found.length === 0 ? messages.channelNone : ''}
      </p>
      <div className="p-5 pt-3">
        <CloseButton label={messages.back} />
      </div>
    </Dialog>
  );
}
