import { type ComponentProps, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { PasswordField } from './PasswordField';
import { PasswordStrength } from './PasswordStrength';

interface Props extends Omit<ComponentProps<typeof PasswordField>, 'advice' | 'autoComplete' | 'messages' | 'onInput'> {
  /** Shown from the start, and as a warning while the password is short (decisions, 31). */
  advice: string;
  messages: Messages['form'];
}

/** The field of a new password, with its strength. */
export function NewPasswordField({ advice, messages, ...field }: Props) {
  const [password, setPassword] = useState('');
  return (
    <PasswordField
      {...field}
      messages={messages}
      autoComplete="new-password"
      advice={<PasswordStrength {...{ advice, password, messages }} />}
      onInput={(event) => setPassword(event.currentTarget.value)}
    />
  );
}
