import type { Messages } from '@/content/messages/messages';
import { Icon } from '../Icon';
import { passwordStrength } from './password-strength';

interface Props {
  advice: string;
  password: string;
  messages: Messages['form'];
}

const ADVISED_LENGTH = 8;
const LEVELS = {
  weak: { steps: ['bg-danger', 'bg-line', 'bg-line'], label: 'strengthWeak' },
  fair: { steps: ['bg-warning', 'bg-warning', 'bg-line'], label: 'strengthFair' },
  strong: { steps: ['bg-success', 'bg-success', 'bg-success'], label: 'strengthStrong' },
} as const;

/** Advice about a password's length, and a meter of its strength while it is typed. */
export function PasswordStrength({ advice, password, messages }: Props) {
  const { steps, label } = LEVELS[passwordStrength(password)];
  const isShort = password.length > 0 && password.length < ADVISED_LENGTH;
  return (
    <>
      <p className={`flex items-start gap-1 ${isShort ? 'text-warning' : ''}`}>
        <Icon name="info" />
        {advice}
      </p>
      <p className="flex min-h-6 items-center gap-2">
        {password && (
          <>
            <span className="flex w-20 gap-1" aria-hidden="true">
              {steps.map((color, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the three steps never move
                <span key={index} className={`h-1 flex-1 rounded-control ${color}`} />
              ))}
            </span>
            {messages.strength}: {messages[label]}
          </>
        )}
      </p>
    </>
  );
}
