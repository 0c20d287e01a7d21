import { Button } from './Button';
import { Notice } from './Notice';
import { usePending } from './use-pending';

interface Props {
  text: string;
  label: string;
  /** 'More', for a text of the backend, which may be long. */
  more?: string;
  onRetry: () => Promise<void>;
}

/** An error with a button that tries again. */
export function RetryNotice({ text, label, more, onRetry }: Props) {
  const [isPending, run] = usePending();
  return (
    <div className="flex max-w-narrow flex-col gap-3">
      <Notice notice={{ kind: 'error', text, ...(more && { more }) }} />
      <Button variant="secondary" busy={isPending} onClick={() => run(onRetry)}>
        {label}
      </Button>
    </div>
  );
}
