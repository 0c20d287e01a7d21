import { PhoneField } from '@/islands/auth/PhoneFields';
import { ChannelField } from '@/islands/deposit/ChannelField';
import { ReceiptField, UploadProgress } from '@/islands/deposit/ReceiptField';
import { AmountField } from '@/islands/money/AmountField';
import { Checkbox } from '@/islands/ui/form/Checkbox';
import { Field } from '@/islands/ui/form/Field';
import { Form } from '@/islands/ui/form/Form';
import { NewPasswordField } from '@/islands/ui/form/NewPasswordField';
import { PasswordField } from '@/islands/ui/form/PasswordField';
import { Select } from '@/islands/ui/form/Select';
import { QUICK_AMOUNTS } from '@/lib/domain/money/amount';
import { State } from '../State';
import { BACKEND_WORDS, BANK_ACCOUNT, CHANNELS, ignore } from '../samples';
import type { PartProps } from '../texts';

/** Fields for text and for one of many, one under the other as in a form: a hint has to stand with its own field. */
export function Fields({ texts: { registration, form, bank, deposit } }: PartProps) {
  const name = { label: registration.fullName, hint: registration.fullNameHint };
  const filled = { label: registration.fullName, defaultValue: BANK_ACCOUNT.holderName };
  const select = {
    label: bank.bank,
    placeholder: bank.bankPlaceholder,
    options: [{ value: '1', label: BANK_ACCOUNT.bankName }],
  };
  return (
    <>
      <State name="Field: empty, with a hint, filled, optional">
        <Form onSubmit={ignore}>
          <Field label={name.label} />
          <Field {...name} />
          <Field {...name} {...filled} />
          <Field label={registration.ref} optional={form.optional} />
        </Form>
      </State>
      <State name="Field: error, a long one, warning, disabled, read only">
        <Form onSubmit={ignore}>
          <Field
            label={registration.username}
            defaultValue="ab"
            error={registration.usernameFormat}
          />
          <Field label={registration.otp} defaultValue="A1B2" error={BACKEND_WORDS} />
          <Field label={registration.password} defaultValue="abc12" warning={form.passwordAdvice} />
          <Field {...filled} disabled />
          <Field {...filled} readOnly />
        </Form>
      </State>
      <State name="PhoneField, PasswordField, NewPasswordField">
        <Form onSubmit={ignore}>
          <PhoneField
            messages={registration}
            register={(name) => ({ name, defaultValue: undefined })}
          />
          <PasswordField
            label={registration.password}
            messages={form}
            autoComplete="current-password"
            defaultValue="secret1"
          />
          <NewPasswordField label={registration.password} messages={form} />
        </Form>
      </State>
      <State name="Select: nothing chosen, chosen, error, disabled">
        <Form onSubmit={ignore}>
          <Select {...select} />
          <Select {...select} defaultValue="1" />
          <Select {...select} error={bank.bankRequired} />
          <Select label={bank.bank} placeholder={bank.banksLoading} options={[]} disabled />
        </Form>
      </State>
      <State name="Checkbox: off, on, disabled">
        <Checkbox label={bank.makeDefault} />
        <Checkbox label={bank.makeDefault} defaultChecked />
        <Checkbox label={bank.makeDefault} disabled />
      </State>
      <State name="AmountField: with quick amounts, with a balance">
        <Form onSubmit={ignore}>
          <AmountField
            messages={deposit}
            quickAmounts={QUICK_AMOUNTS}
            typed="100"
            onPick={ignore}
          />
          <AmountField messages={deposit} balance={{ amount: '1250.00' }} onPick={ignore} />
        </Form>
      </State>
    </>
  );
}
/** What is chosen of a few: rows that open a sheet or a list, a file. */
export function Choices({ texts: { deposit, bank } }: PartProps) {
  const row = {
    messages: deposit,
    method: 'fund_transfer',
    channel: undefined,
    marks: [],
    channels: CHANNELS,
    usedLast: undefined,
    error: undefined,
    onOpen: ignore,
  } as const;
  const select = { label: bank.bank, placeholder: bank.bankPlaceholder, options: [], isRow: true };
  const field = {
    messages: deposit,
    receipt: {
      isPreparing: false,
      problem: undefined,
      choose: async () => undefined,
      remove: ignore,
    },
    file: undefined,
    isRequired: true,
    error: undefined,
  };
  return (
    <>
      <State name="Rows: nothing chosen, chosen and used last, error, none, a select">
        <div className="card divide-y divide-line px-3 py-0">
          <ChannelField {...row} />
          <ChannelField {...row} channel={CHANNELS[0]} usedLast={CHANNELS[0]?.id} />
          <ChannelField {...row} error={deposit.bankRequired} />
          <ChannelField {...row} channels={[]} />
          <Select {...select} />
          <Select {...select} error={bank.bankRequired} />
        </div>
      </State>
      <State name="ReceiptField: empty, optional, error, with a file">
        <Form onSubmit={ignore}>
          <ReceiptField {...field} />
          <ReceiptField {...field} isRequired={false} />
          <ReceiptField {...field} error={deposit.receiptRequired} />
          <ReceiptField {...field} file={new Blob([])} />
        </Form>
        <UploadProgress messages={deposit} share={0.62} />
      </State>
    </>
  );
}
