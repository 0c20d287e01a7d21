import { useId } from 'react';
import type { Messages } from '@/content/messages/messages';
import { pageNumber } from '@/lib/browser/page/document';
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
  steps: Pick<DepositSteps, 'step' | 'steps' | 'index'> & Partial<Pick<DepositSteps, 'headingRef'>>;
}

const NAMES = {
  amount: 'stepAmount',
  channel: 'stepChannel',
  details: 'stepDetails',
  receipt: 'stepReceipt',
  summary: 'stepSummary',
} as const satisfies Record<DepositStep, keyof Messages['deposit']>;

/** The names of all steps, those behind the player and the current one marked. Takes the focus with every step, so that screen readers announce it. */
export function DepositStepBar({ messages, steps: { step, steps, index, headingRef } }: BarProps) {
  const id = useId();
  // Its digits are the page's, which the build does not know.
  const isHydrated = useHydrated();
  const place = () => ({ step: pageNumber(index + 1), count: pageNumber(steps.length), name: messages[NAMES[step]] });
  return (
    <div
      ref={headingRef}
      tabIndex={-1}
      role="group"
      aria-labelledby={isHydrated ? id : undefined}
      className="arriving:invisible mb-4 outline-offset-4 md:hidden"
    >
      <p id={isHydrated ? id : undefined} className="sr-only">
        {isHydrated && fill(messages.step, place())}
      </p>
      {/* A list of another length is another one: its names do not move. */}
      <ol key={steps.length} aria-hidden="true" className="flex flex-wrap gap-1.5">
        {steps.map((name, place) => (
          <li
            key={name}
            className={`min-w-min grow basis-0 border-t-4 pt-1.5 text-xs leading-tight ${place > index ? 'border-line forced-colors:border-[Canvas]' : 'border-accent'} ${place === index ? 'text-accent forced-colors:underline' : 'text-muted'}`}
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
    <div className="w-1/3 md:hidden">
      <Button variant="secondary" onClick={back}>
        {messages.back}
      </Button>
    </div>
  );
}

/** Leads to the next step once this one is filled in. While it is held, it does nothing. */
export function NextButton({ messages, steps: { steps, index, next }, isHeld }: Props & { isHeld: boolean }) {
  if (index === steps.length - 1) return null;
  return (
    <div className="flex-1 md:hidden">
      <Button busy={isHeld} onClick={next}>
        {messages.next}
      </Button>
    </div>
  );
}
