import type { Messages } from '@/content/messages/messages';
import { USERNAME_HASH } from '@/lib/domain/site/address';
import { NewPasswordStep } from './NewPasswordStep';
import { ResetPhoneStep } from './ResetPhoneStep';
import { useSessionRedirect } from './redirects';
import { useReset } from './use-reset';

interface Props {
  messages: Messages['forgot-password'] & Messages['form'];
  login: string;
}

/** Sets a new password in two steps (spec sections 2 and 4, Forgot password). Island: a password must never stand in an address. */
export function ForgotPasswordForm({ messages, login }: Props) {
  const reset = useReset(messages);
  useSessionRedirect();
  return reset.step === 'phone' ? (
    <ResetPhoneStep {...{ messages, reset }} login={login + USERNAME_HASH} />
  ) : (
    <NewPasswordStep {...{ messages, reset }} />
  );
}
