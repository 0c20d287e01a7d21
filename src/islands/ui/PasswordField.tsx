import { useState } from 'react';
import type texts from '@/content/messages/en/form.json';
import { Field, type FieldProps } from './Field';
import { Icon } from './Icon';
import { PasswordAdvice } from './PasswordAdvice';

interface Props extends Omit<FieldProps, 'type' | 'action' | 'prefix' | 'advice' | 'autoComplete' | 'onInput'> {
  /** What password managers go by. */
  autoComplete: 'current-password' | 'new-password';
  /** For a password that is being chosen: said from the start, and as a warning while the password is short (decisions, 31). */
  advice?: string;
  messages: Pick<typeof texts, 'showPassword' | 'hidePassword' | 'strength' | 'strengthWeak' | 'strengthFair' | 'strengthStrong'>;
}

/** A password with a button that shows it. With `advice` it also says how strong the password is. */
export function PasswordField({ advice, messages, ...field }: Props) {
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const toggle = (
    <button
      type="button"
      aria-label={isShown ? messages.hidePassword : messages.showPassword}
      onClick={() => setShown(!isShown)}
      className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-text"
    >
      <Icon name={isShown ? 'hide' : 'show'} />
    </button>
  );
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      advice={advice && <PasswordAdvice {...{ advice, typed, messages }} />}
      action={toggle}
      onInput={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
