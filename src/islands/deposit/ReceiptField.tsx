import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import type { PreparedReceipt } from '@/lib/browser/files/prepare-receipt';
import type { ReceiptProblem } from '@/lib/domain/money/receipt';
import { describedBy, FieldFrame } from '../ui/form/FieldFrame';
import { TextButton } from '../ui/TextButton';
import { ReceiptPreview } from './ReceiptPreview';

interface Props {
  messages: Messages['deposit'];
  file: Blob | undefined;
  isRequired: boolean;
  error: ReactNode;
  onChange: (receipt: File | undefined) => void;
}

/** The receipt of a payment: a picture, which is made small and stripped of its metadata before it is sent (security.md, hazard 16). */
export function ReceiptField({ messages, file, isRequired, error, onChange }: Props) {
  const id = useId();
  const [isPreparing, setPreparing] = useState(false);
  const [fileProblem, setFileProblem] = useState<ReceiptProblem>();

  async function handleFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = currentTarget.files ?? [];
    if (!chosen) return;
    // Otherwise choosing the same file again would be no change.
    currentTarget.value = '';
    setPreparing(true);
    const prepared = await prepare(chosen);
    setPreparing(false);
    setFileProblem(prepared.ok ? undefined : prepared.problem);
    onChange(prepared.ok ? prepared.file : undefined);
  }

  return (
    <FieldFrame
      id={id}
      label={messages.receipt}
      optional={isRequired ? undefined : messages.optional}
      hint={messages.receiptHint}
      error={fileProblem ? messages[fileProblem] : error}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-dashed border-edge p-3 has-aria-invalid:border-danger">
        {file instanceof File && <ReceiptPreview messages={messages} file={file} />}
        {/* The browser's own control speaks the browser's language, so it lies unseen over words of ours. */}
        <label className="relative flex min-h-11 cursor-pointer items-center rounded-control border border-edge px-4 font-bold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold">
          <input
            id={id}
            name="receipt"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-invalid={error || fileProblem ? true : undefined}
            aria-describedby={describedBy(id)}
            aria-busy={isPreparing}
            className="absolute inset-0 w-full cursor-pointer opacity-0"
            onChange={handleFile}
          />
          <span aria-hidden="true">{isPreparing ? messages.receiptPreparing : messages[file ? 'receiptReplace' : 'receiptPick']}</span>
        </label>
        {file && <TextButton label={messages.receiptRemove} onClick={() => onChange(undefined)} />}
      </div>
    </FieldFrame>
  );
}

/** The code that redraws pictures is loaded with the first one; a newer release may have taken its place. */
async function prepare(chosen: Blob): Promise<PreparedReceipt> {
  const module = await import('@/lib/browser/files/prepare-receipt').catch(() => undefined);
  return module ? module.prepareReceipt(chosen) : { ok: false, problem: 'receiptNotLoaded' };
}
