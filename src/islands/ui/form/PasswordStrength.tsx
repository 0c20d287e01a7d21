import type { Messages } from '@/content/messages/messages';
import { passwordStrength } from './password-strength';

interface Props {
  password: string;
  messages: Messages['form'];
}

const LEVELS = {
  weak: { steps: ['bg-danger', 'bg-line', 'bg-line'], label: 'strengthWeak' },
  fair: { steps: ['bg-warning', 'bg-warning', 'bg-line'], label: 'strengthFair' },
  strong: { steps: ['bg-success', 'bg-success', 'bg-success'], label: 'strengthStrong' },
} as const;

/** A meter of a password's strength while it is typed; its place is kept. */
export function PasswordStrength({ password, messages }: Props) {
  const { steps, label } = LEVELS[passwordStrength(password)];
  return (
    <p className="flex min-h-6 items-center gap-2">
      {password && (
        <>
          <span className="flex w-20 gap-1" aria-hidden="true">
            {steps.map((color, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the three steps never move
              <span key={index} className={`h-1 flex-1 rounded-control ${color}`} />
            ))}
          </span>
          {messages[label]}
        </>
      )}
    </p>
  );
}
