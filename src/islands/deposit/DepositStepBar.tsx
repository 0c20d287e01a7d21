import type { Messages } from '@/content/messages/messages';
import { pageNumber } from '@/lib/browser/page/page-number';
import { fill } from '@/lib/domain/text/fill';
import { Button } from '../ui/Button';
import type { DepositSteps } from './use-deposit-steps';

interface Props {
  messages: Messages['deposit'];
  steps: DepositSteps;
}

/** 'Step 2 of 5'. Takes the focus with every step, so that screen readers announce it. */
export function DepositStepHeading({ messages, steps: { number, count, headingRef } }: Props) {
  return (
    <p ref={headingRef} tabIndex={-1} className="pb-2 text-sm text-muted md:hidden">
      {fill(messages.step, { step: pageNumber(number), count: pageNumber(count) })}
    </p>
  );
}

/** The buttons to the next and the previous step. */
export function DepositStepBar({ messages, steps: { number, count, next, back } }: Props) {
  return (
    <div className="flex flex-col gap-3 md:hidden">
      {number < count && <Button onClick={next}>{messages.next}</Button>}
      {number > 1 && (
        <Button variant="secondary" onClick={back}>
          {messages.back}
        </Button>
      )}
    </div>
  );
}
