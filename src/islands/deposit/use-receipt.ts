import { useRef, useState } from 'react';
import type { PreparedReceipt } from '@/lib/browser/files/prepare-receipt';
import type { ReceiptProblem } from '@/lib/domain/money/receipt';

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
    /** Why the last picture cannot be a receipt. */
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

export type Receipt = ReturnType<typeof useReceipt>;

/** The code that redraws pictures is loaded with the first one; a newer release may have taken its place. */
async function prepare(picture: Blob): Promise<PreparedReceipt> {
  const module = await import('@/lib/browser/files/prepare-receipt').catch(() => undefined);
  return module ? module.prepareReceipt(picture) : { ok: false, problem: 'receiptNotLoaded' };
}
