import { Fragment } from 'react';
import type { Messages } from '@/content/messages/messages';
import { loadCaptcha } from '@/lib/browser/captcha/captcha';
import type { Bank } from '@/lib/domain/site/site-settings';
import { fill } from '@/lib/domain/text/fill';
import { shownPhoneNumber } from '@/lib/domain/text/phone-number';
import { REGISTRATION_FIELDS, type RegistrationFields } from '@/lib/forms/registration';
import { AccountNumberField, BankField } from '../bank/BankField';
import { Button, TextButton } from '../ui/Button';
import { Callout } from '../ui/Callout';
import { Field, UsernameField } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { NewPasswordField } from '../ui/form/NewPasswordField';
import { PasswordField } from '../ui/form/PasswordField';
import { OtpField, PhoneField } from './PhoneFields';
import { useSessionRedirect } from './redirects';
import { useRegistration } from './use-registration';

interface Props {
  messages: Messages['registration'] & Messages['form'];
  banks: readonly Bank[];
  home: string;
}

/** Registers a player (spec sections 2 and 4). Island: a code is sent to the phone between the two steps, and a password must never stand in an address. */
export function RegistrationForm({ messages, banks, home }: Props) {
  const {
    form,
    steps,
    notice,
    isPending,
    isRestored,
    sentTo,
    countdown,
    handleSubmit,
    resendOtp,
    changePhone,
  } = useRegistration(messages, home);
  useSessionRedirect();
  const partClass = (step: typeof steps.step) => `flex flex-col gap-4 ${steps.classOf(step)}`;

  function fieldOf(name: keyof RegistrationFields) {
    if (name === 'phonePrefix') return null;
    const field = form.register(name);
    switch (name) {
      case 'phone':
        return (
          <PhoneField messages={messages} register={form.register} isLocked={Boolean(sentTo)} />
        );
      case 'username':
        return <UsernameField {...field} label={messages.username} hint={messages.usernameHint} />;
      case 'password':
        return <NewPasswordField {...field} label={messages.password} messages={messages} />;
      case 'passwordConfirmation':
        return (
          <PasswordField
            {...field}
            label={messages.passwordConfirmation}
            messages={messages}
            autoComplete="new-password"
          />
        );
      case 'fullName':
        return (
          <Field
            {...field}
            label={messages.fullName}
            hint={messages.fullNameHint}
            autoComplete="name"
            autoCapitalize="words"
            required
          />
        );
      case 'bankId':
        return <BankField {...field} banks={banks} messages={messages} />;
      case 'accountNumber':
        return <AccountNumberField {...field} label={messages.accountNumber} />;
      case 'otp':
        return <OtpField {...field} label={messages.otp} hint={messages.otpHint} />;
      case 'ref':
        return (
          <Field {...field} label={messages.ref} optional={messages.optional} autoComplete="off" />
        );
      default:
        return <Field {...field} label={messages[name]} required />;
    }
  }

  const fieldsOf = (names: readonly (keyof RegistrationFields)[]) =>
    names.map((name) => <Fragment key={name}>{fieldOf(name)}</Fragment>);

  return (
    <Form {...form.formProps} onFocus={() => loadCaptcha()} onSubmit={handleSubmit}>
      <div data-part="access" tabIndex={-1} className={partClass('access')}>
        {isRestored && <Callout notice={{ kind: 'info', text: messages.restored }} />}
        {fieldsOf(REGISTRATION_FIELDS.access)}
      </div>
      <div data-part="payout" className={partClass('payout')}>
        <h2 tabIndex={-1} className="text-lg" suppressHydrationWarning>
          {messages.payout}
        </h2>
        {fieldsOf(REGISTRATION_FIELDS.payout)}
      </div>
      {sentTo && (
        <div data-part="code" className={partClass('code')}>
          <p className="flex flex-wrap items-center gap-x-3 text-sm tabular-nums">
            <span>{fill(messages.codeSentTo, { phone: shownPhoneNumber(sentTo) })}</span>
            <TextButton label={messages.changePhone} disabled={isPending} onClick={changePhone} />
          </p>
          {fieldsOf(REGISTRATION_FIELDS.code)}
          <TextButton
            label={countdown ?? messages.resendOtp}
            disabled={Boolean(countdown)}
            onClick={resendOtp}
          />
        </div>
      )}
      <div className="flex flex-col gap-3">
        <Callout notice={notice} />
        {!steps.isLast && (
          <div className="md:hidden">
            <Button type="submit">{messages.next}</Button>
          </div>
        )}
        <div
          className={`${steps.hasMoved ? 'new-buttons' : ''} ${steps.isLast ? '' : 'max-md:hidden'}`}
        >
          <Button type="submit" busy={isPending} disabled={!sentTo && Boolean(countdown)}>
            {sentTo ? messages.submit : (countdown ?? messages.sendOtp)}
          </Button>
        </div>
        {steps.index > 0 && (
          <div className="md:hidden">
            <Button variant="secondary" onClick={steps.back}>
              {messages.back}
            </Button>
          </div>
        )}
      </div>
    </Form>
  );
}
