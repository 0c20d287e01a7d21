import { type ComponentProps, useState } from 'react';
import type texts from '@/content/messages/en/form.json';
import { PasswordAdvice } from './PasswordAdvice';
import { PasswordField } from './PasswordField';

interface Props extends Omit<ComponentProps<typeof PasswordField>, 'advice' | 'autoComplete' | 'messages' | 'onInput'> {
  /** Said from the start, and as a warning while the password is short (decisions, 31). */
  advice: string;
  messages: Pick<typeof texts, 'showPassword' | 'hidePassword' | 'strength' | 'strengthWeak' | 'strengthFair' | 'strengthStrong'>;
}

/** A password that is being chosen: it also says how strong it is. */
export function NewPasswordField({ advice, messages, ...field }: Props) {
  const [typed, setTyped] = useState('');
  return (
    <PasswordField
      {...field}
      messages={messages}
      autoComplete="new-password"
      advice={<PasswordAdvice {...{ advice, typed, messages }} />}
      onInput={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
