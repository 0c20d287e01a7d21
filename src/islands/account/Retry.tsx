import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { useOneAtATime } from '../ui/use-one-at-a-time';

interface Props {
  text: string;
  label: string;
  onRetry: () => Promise<unknown>;
}

/** Something had no answer, and asking again may help. */
export function Retry({ text, label, onRetry }: Props) {
  const [isBusy, run] = useOneAtATime();
  return (
    <div className="flex max-w-narrow flex-col gap-3">
      <Notice notice={{ kind: 'error', text }} />
      <Button
        look="quiet"
        busy={isBusy}
        onClick={() =>
          run(async () => {
            await onRetry();
          })
        }
      >
        {label}
      </Button>
    </div>
  );
}
