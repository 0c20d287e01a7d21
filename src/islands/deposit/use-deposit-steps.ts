import { useEffect, useRef, useState } from 'react';
import { isNarrow } from '@/lib/browser/page/screen';
import type { Deposit, DepositFields } from '@/lib/forms/deposit';
import type { UseFormReturn } from '../ui/form/use-form';
import { type DepositStep, FIELDS_OF_STEP, stepOf } from './deposit-steps';

/** Walks through a deposit's steps; on larger screens all of them show at once, and nothing walks. */
export function useDepositSteps({ trigger }: UseFormReturn<DepositFields, Deposit>, steps: readonly DepositStep[], start: DepositStep) {
  const [step, setStep] = useState(start);
  const [moves, setMoves] = useState(0);
  const heading = useRef<HTMLParagraphElement>(null);
  // A step that the choices have taken away meanwhile is over.
  const index = Math.max(0, steps.indexOf(step));
  // Not before the first move: what a page opens with keeps its focus.
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);

  const go = (to: DepositStep | undefined) => {
    setStep(to ?? 'channel');
    setMoves(moves + 1);
  };
  return {
    step: steps[index] ?? 'channel',
    number: index + 1,
    count: steps.length,
    heading,
    isBetween: () => index < steps.length - 1 && isNarrow(),
    next: async () => {
      if (trigger(FIELDS_OF_STEP[steps[index] ?? 'channel']).length === 0) go(steps[index + 1]);
    },
    back: () => go(steps[index - 1]),
    restart: () => setStep('channel'),
    /** To the first step with something wrong in it. */
    toProblem: (wrong: readonly (keyof DepositFields)[]) => setStep(stepOf(wrong, steps) ?? step),
  };
}

export type DepositSteps = ReturnType<typeof useDepositSteps>;
