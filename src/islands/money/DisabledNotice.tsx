import type { Problem } from '@/lib/domain/problem';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { usePending } from '../ui/use-pending';
import type { MoneyTexts } from './money-messages';

interface Props {
  problem: Problem;
  messages: MoneyTexts & { disabledTitle: string };
  support: string | undefined;
  onRetry: () => Promise<void>;
}

/** Stands in place of a money form whose pre-check failed (spec section 2, 'Deposit Disabled' and the like). */
export function DisabledNotice({ problem, messages, support, onRetry }: Props) {
  const [isPending, run] = usePending();
  return (
    <section role="alert" className="card flex max-w-narrow flex-col gap-3">
      <h2 className="flex items-center gap-2 text-lg">
        <span className="text-warning">
          <Icon name="alert" />
        </span>
        {problem.kind === 'maintenance' ? messages.maintenance : messages.disabledTitle}
      </h2>
      <p className="text-muted">{messages.disabledText}</p>
      <Button variant="secondary" busy={isPending} onClick={() => run(onRetry)}>
        {messages.retry}
      </Button>
      {support && (
        <a href={support} target="_blank" rel="noopener" className="text-button flex items-center justify-center">
          {messages.contactSupport}
        </a>
      )}
    </section>
  );
}
