import type { Messages } from '@/content/messages/messages';
import type { RegisterSchema } from '@/lib/forms/register';
import { Field } from '../ui/form/Field';
import { NewPasswordField } from '../ui/form/NewPasswordField';
import { PasswordField } from '../ui/form/PasswordField';
import type { UseFormReturn } from '../ui/form/use-form';
import { UsernameField } from './UsernameField';

interface Props {
  messages: Messages['register'] & Messages['form'];
  form: UseFormReturn<typeof RegisterSchema>;
}

/** The first fields of a registration: name, username, password twice. */
export function AccountFields({ messages, form }: Props) {
  return (
    <>
      <Field
        label={messages.fullName}
        hint={messages.fullNameHint}
        autoComplete="name"
        autoCapitalize="words"
        required
        {...form.register('fullName')}
      />
      <UsernameField label={messages.username} hint={messages.usernameHint} {...form.register('username')} />
      <NewPasswordField label={messages.password} messages={messages} required {...form.register('password')} />
      <PasswordField
        label={messages.passwordConfirmation}
        messages={messages}
        autoComplete="new-password"
        required
        {...form.register('passwordConfirmation')}
      />
    </>
  );
}
