import { useEffect, useRef, useState } from 'react';
import { isNarrow } from '@/lib/browser/page/screen';
import type { DepositFields, DepositSchema } from '@/lib/forms/deposit';
import type { UseFormReturn } from '../ui/form/use-form';
import { type DepositStep, FIELDS_BY_STEP, firstStepWith } from './deposit-steps';

/** The step that a phone shows. Larger screens show all steps at once and never move between them. */
export function useDepositSteps({ trigger }: UseFormReturn<DepositSchema>, steps: readonly DepositStep[], initial: DepositStep) {
  const [step, setStep] = useState(initial);
  const [moveCount, setMoveCount] = useState(0);
  const headingRef = useRef<HTMLParagraphElement>(null);
  // Another method or channel may have removed the current step; then the first one is shown.
  const index = Math.max(0, steps.indexOf(step));
  // Not at first: opening the page must not move the focus.
  useEffect(() => {
    if (moveCount > 0) headingRef.current?.focus();
  }, [moveCount]);

  function goTo(target: DepositStep | undefined): void {
    setStep(target ?? 'channel');
    setMoveCount(moveCount + 1);
  }

  return {
    step: steps[index] ?? 'channel',
    number: index + 1,
    count: steps.length,
    headingRef,
    hasNext: () => index < steps.length - 1 && isNarrow(),
    /** Goes on when the fields of this step are valid. */
    next(): void {
      if (trigger(FIELDS_BY_STEP[steps[index] ?? 'channel']).length === 0) goTo(steps[index + 1]);
    },
    back: () => goTo(steps[index - 1]),
    showFirstInvalid: (invalid: readonly (keyof DepositFields)[]) => setStep(firstStepWith(invalid, steps) ?? step),
  };
}

export type DepositSteps = ReturnType<typeof useDepositSteps>;
