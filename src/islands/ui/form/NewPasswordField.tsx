import { type ComponentProps, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { LENGTHS } from '@/lib/config';
import { PasswordField } from './PasswordField';

type Props = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'advice' | 'autoComplete' | 'onInput'>;

/** The field of a new password, with its strength. The hint is the same in every form: such a password is accepted in all of them. */
export function NewPasswordField({ messages, ...field }: Props) {
  const [password, setPassword] = useState('');
  // Only a warning: registration accepts four characters, a later change of the password at least six.
  const isShort = password.length > 0 && password.length < LENGTHS.changedPassword.min;
  return (
    <PasswordField
      {...field}
      messages={messages}
      autoComplete="new-password"
      hint={messages.passwordHint}
      warning={isShort ? messages.passwordAdvice : undefined}
      advice={<PasswordStrength {...{ password, messages }} />}
      onInput={(event) => setPassword(event.currentTarget.value)}
    />
  );
}

const LEVELS = {
  weak: { steps: ['bg-danger', 'bg-line', 'bg-line'], label: 'strengthWeak' },
  fair: { steps: ['bg-warning', 'bg-warning', 'bg-line'], label: 'strengthFair' },
  strong: { steps: ['bg-success', 'bg-success', 'bg-success'], label: 'strengthStrong' },
} as const;

/** A meter of a password's strength, from its first character on. */
export function PasswordStrength({ password, messages }: { password: string; messages: Messages['form'] }) {
  if (!password) return null;
  const { steps, label } = LEVELS[passwordStrength(password)];
  return (
    <p className="flex min-h-6 items-center gap-2">
      <span className="flex w-20 gap-1" aria-hidden="true">
        {steps.map((color, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the three steps never move
          <span key={index} className={`h-1 flex-1 rounded-control ${color}`} />
        ))}
      </span>
      <span>{messages[label]}</span>
    </p>
  );
}

const CHARACTER_KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];

/** How strong a password looks, by its length and variety. Only a hint: no password is refused for it. */
export function passwordStrength(password: string): keyof typeof LEVELS {
  const kinds = CHARACTER_KINDS.filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (password.length < 8 || kinds < 2 || distinct < 5) return 'weak';
  return kinds >= 3 && password.length >= 10 && distinct >= 7 ? 'strong' : 'fair';
}
