import { useEffect, useEffectEvent, useState } from 'react';
import {
  beginSteps,
  goToStep,
  isNarrow,
  markStep,
  onStepEntry,
  pushStep,
  stepOfEntry,
} from '@/lib/browser/page/step-history';
import type { FormProps } from './ui/form/use-form';

/** The steps of a form and the fields of each. A step with an invalid field cannot be left. */
export type FieldsByStep<Step extends string, Field extends string = string> = Readonly<
  Record<Step, readonly Field[]>
>;

interface Options<Step extends string, Field extends string> {
  form: { trigger: (fields: readonly Field[]) => readonly Field[]; formProps: FormProps };
  fieldsByStep: FieldsByStep<Step, Field>;
  /** Those that the form has at the moment, in order. */
  steps: readonly [Step, ...Step[]];
  initial?: Step;
  /** The names of the fields that are not valid, without showing their errors. */
  invalidFields: () => readonly string[];
}

/** The step to open: the one that is asked for, or an earlier one with an invalid field. */
export function stepToOpen<Step extends string>(
  wanted: string | undefined,
  invalid: readonly string[],
  steps: readonly [Step, ...Step[]],
  fieldsByStep: FieldsByStep<Step>,
): Step {
  return (
    steps.find(
      (step) => step === wanted || fieldsByStep[step].some((field) => invalid.includes(field)),
    ) ?? steps[0]
  );
}

/** The step of a form that a phone shows, and its entry in the history; larger screens show all steps. Parts are named after their step: `data-part`. */
export function useSteps<Step extends string, Field extends string>({
  form,
  fieldsByStep,
  steps,
  initial = steps[0],
  invalidFields,
}: Options<Step, Field>) {
  const [current, setCurrent] = useState(() => {
    const place = steps.indexOf(initial);
    // A page is built on the first one, where there is no screen.
    return place > 0 && isNarrow() ? place : 0;
  });
  const [moveCount, setMoveCount] = useState(0);
  // The form may have fewer steps by now.
  const index = Math.min(current, steps.length - 1);
  const step = steps[index] ?? steps[0];
  const isLast = index === steps.length - 1;
  const focusStep = useEffectEvent(() => {
    // A field of the step has it already.
    if (document.activeElement?.closest(`[data-part='${step}']`)) return;
    document.documentElement.scrollTop = 0;
    form.formProps.ref.current
      ?.querySelector<HTMLElement>(
        `[data-part='${step}'][tabindex], [data-part='${step}'] [tabindex='-1']`,
      )
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

  function goOn(): void {
    pushStep(index + 1);
    show(index + 1);
  }

  const begin = useEffectEvent(() => {
    if (stepOfEntry() === undefined) beginSteps(index);
    else void goToStep(index);
  });
  /** An entry that lies ahead may be that of a step whose time has not come yet, since what comes before it was changed. */
  const arrive = useEffectEvent((wanted: number | undefined) => {
    if (wanted === undefined) return markStep(index);
    const allowed = steps.indexOf(stepToOpen(steps[wanted], invalidFields(), steps, fieldsByStep));
    if (allowed !== wanted) void goToStep(allowed);
    else if (wanted !== index) show(wanted);
  });
  useEffect(() => {
    begin();
    return onStepEntry(arrive);
  }, []);

  return {
    step,
    index,
    isLast,
    hasMoved: moveCount > 0,
    /** The class of a part of the form: phones show those of this step. */
    classOf: (part: Step) => (part === step ? '' : 'max-md:hidden'),
    hasNext: () => !isLast && isNarrow(),
    /** Goes on when the fields of this step are valid; gives the names of those that are not. */
    next(): readonly Field[] {
      const invalid = form.trigger(fieldsByStep[step]);
      if (invalid.length === 0) goOn();
      return invalid;
    },
    /** Goes on to a step that the form has from now on. */
    showNew: () => isNarrow() && goOn(),
    back: () => void goToStep(index - 1),
    /** Leaves the steps of a form that was sent behind, so that Back does not lead to them. */
    leave: () => goToStep(0),
    /** Goes back to the first step with one of these fields, whose errors are shown. */
    showFields(fields: readonly string[]): void {
      const first = steps.indexOf(stepToOpen(step, fields, steps, fieldsByStep));
      if (first === index) return;
      // At once, because the field takes the focus with the next render.
      setCurrent(first);
      void goToStep(first);
    },
  };
}

export type Steps = ReturnType<typeof useSteps>;
