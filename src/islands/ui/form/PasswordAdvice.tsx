import type texts from '@/content/messages/en/form.json';
import { Icon } from '../Icon';
import { passwordStrength } from './password-strength';

interface Props {
  advice: string;
  /** The password as it stands in the field. */
  typed: string;
  messages: Pick<typeof texts, 'strength' | 'strengthWeak' | 'strengthFair' | 'strengthStrong'>;
}

const ADVISED_LENGTH = 8;
const levels = {
  weak: { steps: ['bg-danger', 'bg-line', 'bg-line'], label: 'strengthWeak' },
  fair: { steps: ['bg-warning', 'bg-warning', 'bg-line'], label: 'strengthFair' },
  strong: { steps: ['bg-success', 'bg-success', 'bg-success'], label: 'strengthStrong' },
} as const;

/** The advice about a password's length, and its strength while it is typed. */
export function PasswordAdvice({ advice, typed, messages }: Props) {
  const { steps, label } = levels[passwordStrength(typed)];
  const isShort = typed.length > 0 && typed.length < ADVISED_LENGTH;
  return (
    <>
      <p className={`flex items-start gap-1 ${isShort ? 'text-warning' : ''}`}>
        <Icon name="info" />
        {advice}
      </p>
      <p className="flex min-h-6 items-center gap-2">
        {typed && (
          <>
            <span className="flex w-20 gap-1" aria-hidden="true">
              {steps.map((look, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: three places that never move
                <span key={index} className={`h-1 flex-1 rounded-control ${look}`} />
              ))}
            </span>
            {messages.strength}: {messages[label]}
          </>
        )}
      </p>
    </>
  );
}
