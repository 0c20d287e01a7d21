import type { KeyboardEvent } from 'react';
import { typeSearch } from '@/lib/domain/report/report';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useLive } from '../ui/form/Form';
import type { Elements } from '../ui/jsx/jsx-runtime';
import type { Steps } from '../use-steps';
import { MoneyOutcomeNotice, useNetwork } from './MoneyOutcomeNotice';
import type { FormTexts, MoneyLinks } from './money-messages';
import type { MoneyFormView } from './use-money-form';

type Form = Pick<
  MoneyFormView,
  'formProps' | 'readTyped' | 'isPending' | 'notice' | 'question' | 'confirm' | 'cancel'
> & {
  store: Pick<MoneyFormView['store'], 'kind' | 'submit' | 'clear'>;
};

interface Props {
  form: Form;
  messages: FormTexts;
  links: MoneyLinks;
  /** Where a phone shows the form step by step. */
  steps?: Pick<Steps, 'hasNext'> & {
    next: () => unknown;
    showFields: (fields: readonly string[]) => void;
  };
  /** Nothing is sent: a value is still being made, or a required field is empty. */
  isHeld?: boolean;
  /** The buttons, and what is said beside them. Without them the form is about to come alive. */
  actions: Elements;
  children: Elements;
}

/** A key that is held down repeats itself, and would submit again and again. */
function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

/** The frame of a form that moves money: its fields, what came of the request, its buttons, and the question about a repeat. */
export function MoneyForm({
  form,
  messages,
  links,
  steps,
  isHeld = false,
  actions,
  children,
}: Props) {
  useLive(form.formProps.ref);
  return (
    <>
      <form
        {...form.formProps}
        method="post"
        noValidate
        className="money-form"
        onKeyDown={ignoreHeldEnter}
        onSubmit={(event) => {
          event.preventDefault();
          if (isHeld || form.isPending) return;
          form.readTyped();
          if (!steps?.hasNext()) {
            const invalid = form.store.submit();
            steps?.showFields(invalid);
            return;
          }
          form.store.clear();
          steps.next();
        }}
      >
        {children}
        {actions && (
          <>
            <MoneyOutcomeNotice
              notice={form.notice}
              messages={messages}
              transactions={links.transactions + typeSearch(form.store.kind)}
              support={links.support}
            />
            <div className="money-actions flex flex-wrap gap-x-3 gap-y-2">{actions}</div>
          </>
        )}
      </form>
      {form.question?.kind === 'repeat' && (
        <ConfirmDialog
          title={messages.repeatTitle}
          yes={messages.repeatYes}
          no={messages.repeatNo}
          variants={{ yes: 'secondary', no: 'primary' }}
          onConfirm={form.confirm}
          onClose={form.cancel}
        >
          <p className="pb-2">{messages.repeatText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface SubmitProps {
  form: Pick<Form, 'isPending' | 'notice'>;
  messages: FormTexts;
  label: string;
  /** A value is still being made. */
  isHeld?: boolean;
  /** Required fields are still empty. */
  disabled?: boolean;
}

/** The button that sends a money form. */
export function SubmitButton({
  form: { isPending, notice },
  messages,
  label,
  isHeld = false,
  disabled = false,
}: SubmitProps) {
  // What could not leave is sent by the player's tap, never by itself. A tap without a connection says what was kept.
  const isOnline = useNetwork();
  const text = notice?.next === 'send' ? messages.sendNow : label;
  return (
    <div className="new-buttons flex-1">
      {/* The transactions come first, and the button again second. */}
      <Button
        type="submit"
        variant={notice?.next === 'transactions' ? 'secondary' : 'primary'}
        busy={isPending || isHeld}
        disabled={disabled}
      >
        {isOnline ? text : messages.noConnection}
      </Button>
    </div>
  );
}
