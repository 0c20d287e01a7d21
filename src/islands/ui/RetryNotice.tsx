import { Button } from './Button';
import { Callout, type CalloutContent } from './Callout';
import type { Elements } from './jsx/jsx-runtime';
import { usePending } from './use-pending';

interface Props extends Omit<CalloutContent, 'kind'> {
  label: string;
  onRetry: () => Promise<void>;
  children?: Elements;
  other?: Elements;
}

/** What failed, with a button that tries again. */
export function RetryNotice({ label, onRetry, children, other, ...notice }: Props) {
  const [isPending, run] = usePending();
  return (
    <div className="max-w-narrow">
      <Callout
        notice={{ kind: 'error', ...notice }}
        next={
          <Button busy={isPending} onClick={() => run(onRetry)}>
            {label}
          </Button>
        }
        other={other}
      >
        {children}
      </Callout>
    </div>
  );
}
