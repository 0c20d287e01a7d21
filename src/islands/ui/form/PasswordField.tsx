import { useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { Icon } from '../Icon';
import { Field, type FieldProps } from './Field';

interface Props extends Omit<FieldProps, 'type' | 'action' | 'prefix' | 'autoComplete'> {
  /** Tells password managers which password it is. */
  autoComplete: 'current-password' | 'new-password';
  messages: Messages['form'];
}

/** A password field with a button that shows the password. */
export function PasswordField({ messages, ...field }: Props) {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      aria-label={isShown ? messages.hidePassword : messages.showPassword}
      onClick={() => setShown(!isShown)}
      className="icon-button shrink-0 text-muted hover:text-text"
    >
      <Icon name={isShown ? 'hide' : 'show'} />
    </button>
  );
  return (
    <Field {...field} type={isShown ? 'text' : 'password'} autoCapitalize="none" autoCorrect="off" spellCheck={false} action={toggle} />
  );
}
