import { useState } from 'react';
import type { ChannelMark } from '@/lib/domain/money/channel-mark';

interface Props {
  /** The channel's name, whose first letter stands where there is no logo. */
  name: string;
  mark: ChannelMark | undefined;
}

/** The logo of a payment channel, or its first letter. */
export function ChannelPicture({ name, mark }: Props) {
  const [isBroken, setBroken] = useState(false);
  if (mark && !isBroken) {
    return (
      <img
        src={mark.src}
        alt=""
        decoding="async"
        className="h-8 max-w-24 flex-none object-contain object-left"
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
