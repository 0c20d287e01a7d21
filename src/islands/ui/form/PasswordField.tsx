import { useState } from 'react';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { latinDigits } from '@/lib/domain/text/numbers';
import { Icon } from '../Icon';
import { Field, type FieldProps } from './Field';

interface Props
  extends Omit<FieldProps, 'type' | 'action' | 'prefix' | 'autoComplete' | 'required'> {
  /** Tells password managers which password it is. */
  autoComplete: 'current-password' | 'new-password';
  messages: Messages['form'];
}

/** A password field with a button that shows the password. Bengali digits are sent as typed, since they are other characters; a hint says so. */
export function PasswordField({ messages, warning, onInput, ...field }: Props) {
  const [isShown, setShown] = useState(false);
  const [hasOtherDigits, setOtherDigits] = useState(false);
  const toggle = (
    <button
      type="button"
      aria-label={isShown ? messages.hidePassword : messages.showPassword}
      onClick={() => setShown(!isShown)}
      className="icon-button shrink-0 text-muted hover:text-text"
    >
      <Icon path={isShown ? icons.hide : icons.show} />
    </button>
  );
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      warning={hasOtherDigits ? messages.passwordDigits : warning}
      action={toggle}
      onInput={(event) => {
        setOtherDigits(latinDigits(event.currentTarget.value) !== event.currentTarget.value);
        onInput?.(event);
      }}
    />
  );
}
