import { useId } from 'react';
import type { Messages } from '@/content/messages/messages';
import { pageNumber } from '@/lib/browser/page/page-locale';
import { fill } from '@/lib/domain/text/fill';
import { Button } from '../ui/Button';
import { useHydrated } from '../ui/use-hydrated';
import type { DepositStep } from './deposit-steps';
import type { DepositSteps } from './use-deposit-steps';

interface Props {
  messages: Messages['deposit'];
  steps: DepositSteps;
}

interface BarProps {
  messages: Messages['deposit'];
  steps: Pick<DepositSteps, 'step' | 'index'> & Partial<Pick<DepositSteps, 'headingRef'>>;
}

const NAMES = { choice: 'stepChoice', payment: 'stepPayment' } as const satisfies Record<DepositStep, keyof Messages['deposit']>;
/** Also where the payment is a gateway's page and no step of the form: it comes second all the same. */
const STEPS = ['choice', 'payment'] as const;

/** The names of both steps, the current one marked. Takes the focus with every step, so that screen readers announce it. */
export function DepositStepBar({ messages, steps: { step, index, headingRef } }: BarProps) {
  const id = useId();
  // Its digits are the page's, which the build does not know.
  const isHydrated = useHydrated();
  const place = () => ({ step: pageNumber(index + 1), count: pageNumber(STEPS.length), name: messages[NAMES[step]] });
  return (
    <div
      ref={headingRef}
      tabIndex={-1}
      role="group"
      aria-labelledby={isHydrated ? id : undefined}
      className="arriving:invisible mb-2 outline-offset-4 md:hidden"
    >
      <p id={isHydrated ? id : undefined} className="sr-only">
        {isHydrated && fill(messages.step, place())}
      </p>
      <ol aria-hidden="true" className="flex flex-wrap gap-1.5">
        {STEPS.map((name, place) => (
          <li
            key={name}
            className={`min-w-min grow basis-0 border-t-4 pt-1.5 text-xs leading-tight ${place > index ? 'border-line forced-colors:border-[Canvas]' : 'border-accent'} ${place === index ? 'text-accent forced-colors:underline' : 'text-muted'}`}
            suppressHydrationWarning
          >
            {messages[NAMES[name]]}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Leads to the step before, as the browser's own Back does. */
export function BackButton({ messages, steps: { index, back } }: Props) {
  if (index === 0) return null;
  return (
    <div className="new-buttons min-w-1/3 md:hidden">
      <Button variant="secondary" onClick={back}>
        {messages.back}
      </Button>
    </div>
  );
}

/** Leads to the next step once this one is filled in. While it is held, it does nothing. */
export function NextButton({ messages, steps: { steps, index, hasMoved, next }, isHeld }: Props & { isHeld: boolean }) {
  if (index === steps.length - 1) return null;
  return (
    <div className={`flex-1 md:hidden ${hasMoved ? 'new-buttons' : ''}`}>
      <Button busy={isHeld} onClick={next}>
        {messages.next}
      </Button>
    </div>
  );
}
