import { type ComponentProps, useState } from 'react';
import { LENGTHS } from '@/lib/config';
import { PasswordField } from './PasswordField';
import { PasswordStrength } from './PasswordStrength';

type Props = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'advice' | 'autoComplete' | 'onInput'>;

/** The field of a new password, with its strength. The hint is the same in every form: such a password is accepted in all of them. */
export function NewPasswordField({ messages, ...field }: Props) {
  const [password, setPassword] = useState('');
  // Warned of, not refused (decisions, 31).
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
