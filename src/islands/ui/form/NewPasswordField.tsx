import { type ComponentProps, useState } from 'react';
import { PasswordField } from './PasswordField';
import { PasswordStrength } from './PasswordStrength';

type Props = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'advice' | 'autoComplete' | 'onInput'>;

/** Shorter passwords are warned of, not refused (decisions, 31). */
const ADVISED_LENGTH = 8;

/** The field of a new password, with its strength. The hint is the same in every form: such a password is accepted in all of them. */
export function NewPasswordField({ messages, ...field }: Props) {
  const [password, setPassword] = useState('');
  const isShort = password.length > 0 && password.length < ADVISED_LENGTH;
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
