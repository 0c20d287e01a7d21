import { Button } from './Button';
import { Notice } from './Notice';
import { usePending } from './use-pending';

interface Props {
  text: string;
  label: string;
  onRetry: () => Promise<void>;
}

/** An error with a button that tries again. */
export function RetryNotice({ text, label, onRetry }: Props) {
  const [isPending, run] = usePending();
  return (
    <div className="flex max-w-narrow flex-col gap-3">
      <Notice notice={{ kind: 'error', text }} />
      <Button variant="secondary" busy={isPending} onClick={() => run(onRetry)}>
        {label}
      </Button>
    </div>
  );
}
