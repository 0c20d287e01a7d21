import type { Messages } from '@/content/messages/messages';
import { Button } from '../ui/Button';
import type { Steps } from '../use-steps';

interface Props {
  messages: Messages['deposit'];
  steps: Pick<Steps, 'index' | 'isLast' | 'hasMoved' | 'back'>;
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
export function NextButton({ messages, steps: { isLast, hasMoved }, isHeld }: Props & { isHeld: boolean }) {
  if (isLast) return null;
  return (
    <div className={`flex-1 md:hidden ${hasMoved ? 'new-buttons' : ''}`}>
      <Button type="submit" busy={isHeld}>
        {messages.next}
      </Button>
    </div>
  );
}
