import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import { runOnce } from '@/lib/browser/run-once';
import { CURRENCY_LABEL } from '@/lib/config';
import { BUDGET_PERIODS, type Budget } from '@/lib/domain/safer-play/budget';
import { BudgetSchema } from '@/lib/forms/amount';
import { $budget, openBudget, setBudget } from '@/lib/stores/safer-play/budget';
import { $session, playerIdOf, startSession } from '@/lib/stores/session/session';
import { mountLate } from '../mount-late';
import { Button } from '../ui/Button';
import { Callout } from '../ui/Callout';
import { Field } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { Select } from '../ui/form/Select';
import { useForm } from '../ui/form/use-form';
import { useSubmit } from '../ui/use-pending';
import { BudgetShown, type BudgetTexts } from './BudgetShown';

const PERIOD_TEXTS = { day: 'perDay', week: 'perWeek', month: 'perMonth' } as const;

/** The budget reminder of the player whose page this is; nothing for anybody else. */
export function BudgetReminder({ messages }: { messages: BudgetTexts }) {
  const playerId = playerIdOf(useStore($session));
  // Another player has a form of his own.
  return playerId ? <PlayersBudget key={playerId} playerId={playerId} messages={messages} /> : null;
}

function PlayersBudget({ playerId, messages }: { playerId: string; messages: BudgetTexts }) {
  const state = useStore($budget);
  const { submit, isPending, notice, setNotice } = useSubmit();
  const form = useForm({
    schema: BudgetSchema,
    defaultValues: { amount: '', period: 'month' },
    messages,
  });
  useLayoutEffect(() => openBudget(playerId), [playerId]);

  function change(budget: Budget | undefined): boolean {
    const isKept = setBudget(budget);
    setNotice(
      isKept
        ? { kind: 'success', text: messages.saved }
        : { kind: 'error', text: messages.notKept },
    );
    return isKept;
  }

  return (
    <div className="flex flex-col gap-4">
      <BudgetShown messages={messages} state={state} onRemove={() => change(undefined)} />
      <Form
        {...form.formProps}
        onSubmit={() =>
          submit(
            form.handleSubmit(async (budget) => {
              if (change(budget)) form.setValue('amount', '');
            }),
          )
        }
      >
        <div className="grid gap-x-3 gap-y-2 md:grid-cols-2">
          <Field
            label={messages.amount}
            hint={messages.amountHint}
            prefix={CURRENCY_LABEL}
            inputMode="decimal"
            autoComplete="off"
            required
            {...form.register('amount')}
          />
          <Select
            label={messages.period}
            options={BUDGET_PERIODS.map((value) => ({
              value,
              label: messages[PERIOD_TEXTS[value]],
            }))}
            {...form.register('period')}
          />
        </div>
        <Callout notice={notice} />
        <Button type="submit" variant="secondary" busy={isPending}>
          {messages.save}
        </Button>
      </Form>
    </div>
  );
}

/** Renders the player's budget reminder into its part of the page. */
export const mountBudget = runOnce(async (place: HTMLElement) => {
  await mountLate({
    place,
    messages: 'budget',
    and: 'money',
    render: (messages) => <BudgetReminder messages={messages} />,
  });
  void startSession();
});
