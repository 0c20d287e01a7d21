import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type formTexts from '@/content/messages/en/form.json';
import type registerTexts from '@/content/messages/en/register.json';
import type { RegisterFields } from '@/lib/forms/register';
import { Field } from '../ui/Field';
import { NewPasswordField } from '../ui/NewPasswordField';
import { PasswordField } from '../ui/PasswordField';
import { fieldProblem } from './field-problem';
import { UsernameField } from './UsernameField';

interface Props {
  messages: typeof registerTexts & typeof formTexts;
  register: UseFormRegister<RegisterFields>;
  errors: FieldErrors<RegisterFields>;
}

/** Who registers: name, username, password twice. */
export function AccountFields({ messages, register, errors }: Props) {
  return (
    <>
      <Field
        label={messages.fullName}
        hint={messages.fullNameHint}
        problem={fieldProblem(messages, errors.fullName)}
        autoComplete="name"
        autoCapitalize="words"
        required
        {...register('fullName')}
      />
      <UsernameField
        label={messages.username}
        hint={messages.usernameHint}
        problem={fieldProblem(messages, errors.username)}
        {...register('username')}
      />
      <NewPasswordField
        label={messages.password}
        hint={messages.passwordHint}
        advice={messages.passwordAdvice}
        problem={fieldProblem(messages, errors.password)}
        messages={messages}
        required
        {...register('password', { deps: errors.passwordConfirmation ? 'passwordConfirmation' : [] })}
      />
      <PasswordField
        label={messages.passwordConfirmation}
        problem={fieldProblem(messages, errors.passwordConfirmation)}
        messages={messages}
        autoComplete="new-password"
        required
        {...register('passwordConfirmation')}
      />
    </>
  );
}
