import { type ComponentProps, useState } from 'react';
import { LENGTHS } from '@/lib/config';
import { PasswordField } from './PasswordField';

type Props = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete' | 'onInput'>;

/** The field of a new password, with a warning for a short one. The hint is the same in every form: such a password is accepted in all of them. */
export function NewPasswordField({ messages, ...field }: Props) {
  // Only a warning: registration accepts four characters, a later change of the password at least six.
  const [isShort, setShort] = useState(false);
  return (
    <PasswordField
      {...field}
      messages={messages}
      autoComplete="new-password"
      hint={messages.passwordHint}
      warning={isShort ? messages.passwordAdvice : undefined}
      onInput={({ currentTarget: { value } }) =>
        setShort(value !== '' && value.length < LENGTHS.changedPassword.min)
      }
    />
  );
}
