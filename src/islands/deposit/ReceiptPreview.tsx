import { useEffect, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { createFilePreview } from '@/lib/browser/files/files';
import { pageNumber } from '@/lib/browser/page/document';
import { fill } from '@/lib/domain/text/fill';

const place = 'size-16 flex-none rounded-control bg-raised';

interface Props {
  messages: Messages['deposit'];
  file: File;
}

/** The picture that will be sent, and its size. */
export function ReceiptPreview({ messages, file }: Props) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const preview = createFilePreview(file);
    setAddress(preview.address);
    return preview.revoke;
  }, [file]);
  return (
    <>
      {address ? <img src={address} alt={messages.receiptAlt} className={`object-cover ${place}`} /> : <span className={place} />}
      <span className="flex-[1_0_8rem] text-sm text-muted">
        {fill(messages.receiptReady, { size: pageNumber(Math.ceil(file.size / 1_000)) })}
      </span>
    </>
  );
}
