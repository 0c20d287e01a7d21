import { Button } from './Button';
import { Callout, type CalloutContent } from './Callout';
import { usePending } from './use-pending';

interface Props extends Omit<CalloutContent, 'kind'> {
  label: string;
  onRetry: () => Promise<void>;
}

/** An error with a button that tries again. */
export function RetryNotice({ label, onRetry, ...notice }: Props) {
  const [isPending, run] = usePending();
  return (
    <div className="flex max-w-narrow flex-col gap-3">
      <Callout notice={{ kind: 'error', ...notice }} />
      <Button variant="secondary" busy={isPending} onClick={() => run(onRetry)}>
        {label}
      </Button>
    </div>
  );
}
