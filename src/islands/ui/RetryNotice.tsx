import { Button } from './Button';
import { Notice } from './Notice';
import { usePending } from './use-pending';
import type { Why } from './WhyLink';

interface Props {
  text: string;
  label: string;
  /** 'More', for a text of the backend, which may be long. */
  more?: string;
  /** The way to the page that explains it. */
  why?: Why;
  onRetry: () => Promise<void>;
}

/** An error with a button that tries again. */
export function RetryNotice({ text, label, more, why, onRetry }: Props) {
  const [isPending, run] = usePending();
  return (
    <div className="flex max-w-narrow flex-col gap-3">
      <Notice notice={{ kind: 'error', text, ...(more && { more }), why }} />
      <Button variant="secondary" busy={isPending} onClick={() => run(onRetry)}>
        {label}
      </Button>
    </div>
  );
}
