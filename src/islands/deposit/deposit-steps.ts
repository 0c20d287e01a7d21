import { useEffect, useState } from 'react';
import { stepOfEntry } from '@/lib/browser/page/step-history';
import { type DepositChoices, isPaidFirst } from '@/lib/domain/money/deposit';
import { type DepositFields, type DepositSchema, depositSchema } from '@/lib/forms/deposit';
import { validate } from '@/lib/forms/validate';
import type { MoneyFormView } from '../money/use-money-form';
import { type FieldsByStep, stepToOpen, useSteps } from '../use-steps';

export type DepositFormView = MoneyFormView<DepositSchema, DepositChoices>;

/** What is asked before anything is paid, and paying. */
type DepositStep = 'choice' | 'payment';

const DEPOSIT_FIELDS: FieldsByStep<DepositStep, keyof DepositFields> = {
  choice: ['channel', 'amount', 'promotion', 'provider'],
  payment: ['receipt'],
};

/** The steps of a deposit on a phone. One that is paid at a gateway is sent from the first, since it is paid after that. */
function stepsOf(values: DepositFields, choices: DepositChoices): [DepositStep, ...DepositStep[]] {
  return isPaidFirst(values, choices) ? ['choice', 'payment'] : ['choice'];
}

/** The step of a deposit that a phone shows; after a reload the one that was left. */
export function useDepositSteps(form: DepositFormView, choices: DepositChoices) {
  const { store, values } = form;
  const invalidFields = () =>
    Object.keys(validate(depositSchema(choices), store.form.$values.get()).errors);
  const [initial] = useState(() => {
    const steps = stepsOf(values, choices);
    const entry = stepOfEntry();
    const left = entry === undefined ? store.step() : steps[entry];
    return left ? stepToOpen(left, invalidFields(), steps, DEPOSIT_FIELDS) : 'choice';
  });
  const steps = useSteps<DepositStep, keyof DepositFields>({
    form: { formProps: form.formProps, trigger: (fields) => store.form.trigger(fields).invalid },
    fieldsByStep: DEPOSIT_FIELDS,
    steps: stepsOf(values, choices),
    initial,
    invalidFields,
  });
  useEffect(() => store.setStep(steps.step), [store, steps.step]);
  return steps;
}
