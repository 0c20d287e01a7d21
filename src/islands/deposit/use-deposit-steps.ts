import { useEffect, useEffectEvent, useState } from 'react';
import { beginSteps, goToStep, isNarrow, markStep, onStepEntry, pushStep, stepOfEntry } from '@/lib/browser/page/step-history';
import type { DepositSchema } from '@/lib/forms/deposit';
import type { UseFormReturn } from '../ui/form/use-form';
import { type DepositStep, FIELDS_BY_STEP, FIRST_STEP, firstStepWith, stepToResume } from './deposit-steps';

interface Options {
  form: UseFormReturn<DepositSchema>;
  steps: readonly DepositStep[];
  initial: DepositStep;
  /** The names of the fields that are not valid, without showing their errors. */
  invalidFields: () => readonly string[];
}

/** The step that a phone shows, and its entry in the browser's history. Larger screens show all steps at once and never move between them. */
export function useDepositSteps({ form, steps, initial, invalidFields }: Options) {
  const [current, setCurrent] = useState(() => (isNarrow() ? Math.max(0, steps.indexOf(initial)) : 0));
  const [moveCount, setMoveCount] = useState(0);
  // Another method or channel may have fewer steps.
  const index = Math.min(current, steps.length - 1);
  const step = steps[index] ?? FIRST_STEP.step;
  const focusStep = useEffectEvent(() => {
    document.documentElement.scrollTop = 0;
    form.formProps.ref.current
      ?.querySelector<HTMLElement>(`[data-part='${step}'][tabindex], [data-part='${step}'] [tabindex='-1']`)
      ?.focus({ preventScroll: true });
  });
  // Not at first: opening the page must not move the focus.
  useEffect(() => {
    if (moveCount > 0) focusStep();
  }, [moveCount]);

  function show(target: number): void {
    setCurrent(target);
    setMoveCount(moveCount + 1);
  }

  const begin = useEffectEvent(() => {
    if (stepOfEntry() === undefined) beginSteps(index);
    else void goToStep(index);
  });
  /** An entry that lies ahead may be that of a step whose time has not come yet, since what comes before it was changed. */
  const arrive = useEffectEvent((wanted: number | undefined) => {
    if (wanted === undefined) return markStep(index);
    const allowed = steps.indexOf(stepToResume(steps[wanted], invalidFields(), steps));
    if (allowed !== wanted) void goToStep(allowed);
    else if (wanted !== index) show(wanted);
  });
  useEffect(() => {
    begin();
    return onStepEntry(arrive);
  }, []);

  return {
    step,
    steps,
    index,
    hasMoved: moveCount > 0,
    /** Whether the player can see this field: on phones in this step or in one behind it. */
    hasShown(field: string): boolean {
      const first = firstStepWith([field], steps);
      return !isNarrow() || (first !== undefined && steps.indexOf(first) <= index);
    },
    hasNext: () => index < steps.length - 1 && isNarrow(),
    /** Goes on when the fields of this step are valid. */
    next(): void {
      if (form.trigger(FIELDS_BY_STEP[step]).length > 0) return;
      pushStep(index + 1);
      show(index + 1);
    },
    back: () => void goToStep(index - 1),
    /** Leaves the steps of a deposit that was sent behind, so that Back does not lead to them. */
    leave: () => goToStep(0),
    /** Goes back to the first step with one of these fields, whose errors are shown. */
    showFields(fields: readonly string[]): void {
      const first = steps.indexOf(firstStepWith(fields, steps) ?? step);
      if (first >= index) return;
      // At once, because the field takes the focus with the next render.
      setCurrent(first);
      void goToStep(first);
    },
  };
}

export type DepositSteps = ReturnType<typeof useDepositSteps>;
