import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { createFilePreview } from '@/lib/browser/files/files';
import type { PreparedReceipt } from '@/lib/browser/files/prepare-receipt';
import { offerReload } from '@/lib/browser/page/load-page';
import { pageNumber } from '@/lib/browser/page/page-language';
import type { ReceiptProblem } from '@/lib/domain/money/receipt';
import { fill } from '@/lib/domain/text/fill';
import { TextButton } from '../ui/Button';
import { describedBy, FieldFrame } from '../ui/form/FieldFrame';
import { ProgressBar } from '../ui/ProgressBar';

interface Props {
  messages: Messages['deposit'];
  receipt: Receipt;
  file: Blob | undefined;
  isRequired: boolean;
  error: string | undefined;
}

/** The receipt of a payment: a picture, which is drawn anew before it is sent: small, without the place and the camera. */
export function ReceiptField({ messages, receipt, file, isRequired, error }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isPreparing, problem } = receipt;
  // Nothing is missing while it is on its way.
  const shownError = isPreparing ? undefined : (problem && messages[problem]) || error;

  function handleFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = currentTarget.files ?? [];
    if (!chosen) return;
    // Otherwise choosing the same file again would be no change.
    currentTarget.value = '';
    void receipt.choose(chosen);
  }

  function handleRemove() {
    receipt.remove();
    // The button goes with the receipt.
    input.current?.focus();
  }

  return (
    <FieldFrame
      id={id}
      label={messages.receipt}
      optional={isRequired ? undefined : messages.optional}
      hint={messages.receiptHint}
      error={shownError}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-dashed border-edge p-3 has-aria-invalid:border-danger">
        {file instanceof File && <ReceiptPreview messages={messages} file={file} />}
        {/* Always there, since a live region has to exist before its text. */}
        <span
          id={`${id}-ready`}
          role="status"
          className="flex-[1_0_8rem] text-sm text-muted empty:absolute"
        >
          {file instanceof File &&
            fill(messages.receiptReady, { size: pageNumber(Math.ceil(file.size / 1_000)) })}
        </span>
        {/* The browser's own control speaks the browser's language, so it lies unseen over words of ours. */}
        <label className="relative flex min-h-11 cursor-pointer items-center rounded-control border border-edge px-4 font-bold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold">
          <input
            ref={input}
            id={id}
            name="receipt"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-invalid={shownError ? true : undefined}
            aria-describedby={`${describedBy(id)} ${id}-ready`}
            aria-busy={isPreparing}
            className="absolute inset-0 w-full cursor-pointer opacity-0"
            onChange={handleFile}
          />
          <span aria-hidden="true">
            {isPreparing
              ? messages.receiptPreparing
              : messages[file ? 'receiptReplace' : 'receiptPick']}
          </span>
        </label>
        {(file || isPreparing) && (
          <TextButton label={messages.receiptRemove} onClick={handleRemove} />
        )}
      </div>
    </FieldFrame>
  );
}

const place = 'size-16 flex-none rounded-control bg-raised';

function ReceiptPreview({ messages, file }: { messages: Messages['deposit']; file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const preview = createFilePreview(file);
    setAddress(preview.address);
    return preview.revoke;
  }, [file]);
  return address ? (
    <img src={address} alt={messages.receiptAlt} className={`object-cover ${place}`} />
  ) : (
    <span className={place} />
  );
}

interface UploadProgressProps {
  messages: Messages['deposit'];
  /** How much of the receipt has been sent, from 0 to 1; undefined while none is being sent. */
  share: number | undefined;
}

/** Sending a receipt can take minutes on a slow network. */
export function UploadProgress({ messages, share }: UploadProgressProps) {
  if (share === undefined) return null;
  const percent = Math.round(share * 100);
  const text = fill(messages.uploading, { percent: pageNumber(percent) });
  return (
    <div className="text-sm text-muted tabular-nums">
      <span>{text}</span>
      <ProgressBar label={text} percent={percent} />
    </div>
  );
}

/** The way of a chosen picture to the receipt that is sent. `onChange` gets the receipt, or undefined where none is left. */
export function useReceipt(onChange: (receipt: File | undefined) => void) {
  const [isPreparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<ReceiptProblem>();
  /** What another choice or a removal has come after counts no more. */
  const latestChoice = useRef(0);

  function finish(prepared: PreparedReceipt | undefined): void {
    setPreparing(false);
    setProblem(prepared?.ok === false ? prepared.problem : undefined);
    onChange(prepared?.ok ? prepared.file : undefined);
  }

  return {
    isPreparing,
    problem,
    async choose(picture: Blob): Promise<void> {
      latestChoice.current += 1;
      const choice = latestChoice.current;
      setPreparing(true);
      const prepared = await prepare(picture);
      if (choice === latestChoice.current) finish(prepared);
    },
    remove(): void {
      latestChoice.current += 1;
      finish(undefined);
    },
  };
}

type Receipt = ReturnType<typeof useReceipt>;

/** The code that redraws pictures is loaded with the first one; a newer release may have taken its place. */
async function prepare(picture: Blob): Promise<PreparedReceipt> {
  const module = await import('@/lib/browser/files/prepare-receipt').catch(() => undefined);
  if (module) return module.prepareReceipt(picture);
  offerReload();
  return { ok: false, problem: 'receiptNotLoaded' };
}
