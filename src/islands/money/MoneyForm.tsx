import type { KeyboardEvent } from 'react';
import { typeSearch } from '@/lib/domain/report/report';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useLive } from '../ui/form/Form';
import type { FormProps } from '../ui/form/use-form';
import type { Elements } from '../ui/jsx/jsx-runtime';
import { MoneyOutcomeNotice, useNetwork } from './MoneyOutcomeNotice';
import type { FormTexts, MoneyLinks } from './money-messages';
import type { MoneySubmission } from './use-money-submit';

interface Props {
  messages: FormTexts;
  links: MoneyLinks;
  submitLabel: string;
  submission: MoneySubmission;
  formProps: FormProps;
  /** Runs while the tap is handled, and not while a request is in flight. */
  onSubmit: () => Promise<void>;
  /** A value is still being made: the form's button is busy, and nothing is submitted. */
  isHeld?: boolean;
  /** Required fields are still empty. */
  disabled?: boolean;
  /** Beside the form on large screens. */
  aside?: Elements;
  /** What is sent in one line, above the button, which stays in view on phones. */
  summaryLine?: Elements;
  /** Fields that come after the details in `aside` on small screens. */
  more?: Elements;
  /** Shown under the outcome's notice. */
  outcome?: Elements;
  /** On phones only the parts of this step are shown, and the button that sends it only in the last one. */
  step?: string;
  isLastStep?: boolean;
  /** Only the fields are shown, as the page has them in its HTML: the form is about to come alive. */
  isPrerendered?: boolean;
  /** The buttons to the other steps, before and after the form's own. */
  back?: Elements;
  next?: Elements;
  children: Elements;
}

/** A key that is held down repeats itself, and would submit again and again. */
function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

/** The frame of a form that moves money: its parts, whose account it is, and what came of the request. */
export function MoneyForm({
  messages,
  links,
  submitLabel,
  submission,
  formProps,
  onSubmit,
  isHeld = false,
  disabled = false,
  aside,
  summaryLine,
  more,
  outcome,
  step,
  isLastStep = true,
  isPrerendered = false,
  back,
  next,
  children,
}: Props) {
  // What could not leave is sent by the player's tap, never by itself. A tap without a connection says what was kept.
  const isOnline = useNetwork();
  useLive(formProps.ref);
  const isBusy = submission.isPending || isHeld;
  // The transactions come first, and the button again second.
  const isDoubtful = submission.notice?.next === 'transactions';
  const label = submission.notice?.next === 'send' ? messages.sendNow : submitLabel;
  return (
    <>
      <form
        {...formProps}
        method="post"
        noValidate
        className="money-form"
        data-step={step}
        data-last-step={isLastStep ? '' : undefined}
        data-prerendered={isPrerendered ? '' : undefined}
        onKeyDown={ignoreHeldEnter}
        onSubmit={(event) => {
          event.preventDefault();
          if (!disabled && !isBusy) void onSubmit();
        }}
      >
        <div className="money-fields flex flex-col gap-3">{children}</div>
        {!isPrerendered && (
          <>
            {aside && <div className="money-aside">{aside}</div>}
            {more && <div className="money-more">{more}</div>}
            <div className="flex flex-col gap-3">
              <MoneyOutcomeNotice
                notice={submission.notice}
                messages={messages}
                transactions={links.transactions + typeSearch(submission.kind)}
              />
              {outcome}
            </div>
            <div className={summaryLine ? 'money-actions flex-wrap gap-y-2' : 'money-actions'}>
              {summaryLine}
              {back}
              <div data-part="last-step" className="flex-1">
                <Button type="submit" variant={isDoubtful ? 'secondary' : 'primary'} busy={isBusy} disabled={disabled}>
                  {isOnline ? label : messages.noConnection}
                </Button>
              </div>
              {next}
            </div>
          </>
        )}
      </form>
      {submission.isRepeat && (
        <ConfirmDialog
          title={messages.repeatTitle}
          yes={messages.repeatYes}
          no={messages.repeatNo}
          looks={{ yes: 'secondary', no: 'primary' }}
          onConfirm={submission.confirmRepeat}
          onClose={submission.cancelRepeat}
        >
          <p className="pb-2">{messages.repeatText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
