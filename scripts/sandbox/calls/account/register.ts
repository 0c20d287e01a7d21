import type { Handler } from 'hono';
import { Refusal } from '../../requests/refusal.ts';
import { CODE, type FieldRule, PHONE, wrappedForm } from '../../requests/wrapped-form.ts';
import type { Stores } from '../../stores/stores.ts';

/** Spec section 5, Registration, with an end where the spec shows none. */
const RULES: readonly FieldRule[] = [
  ['full_name', /^\S.{0,98}\S$/, 'Full name must be 2-100 characters'],
  ['username', /^[A-Za-z\d]{4,15}$/, 'Username must be 4-15 letters and digits only'],
  [
    'password',
    /^(?=.*[A-Za-z])(?=.*\d).{4,15}$/,
    'Password must be 4-15 characters and contain both letters and digits',
  ],
  PHONE,
  ['account_number', /^\d{4,30}$/, 'Account number must be 4-30 digits'],
  CODE,
  ['currency_id', /^1$/, 'Currency must be 1'],
];

/** `POST /api/v1/register`. A code is used up only by a registration that succeeds. */
export function registerCall({ database, players, otps }: Stores): Handler {
  const bank = database.prepare('select 1 from bank where id = ?');
  return async (c) => {
    const fields = await wrappedForm(c, 'add_user', RULES);
    if (!bank.get(fields('bank_id'))) throw new Refusal('Please select a bank');
    const [username, phone] = [fields('username'), fields('contact_no')];
    if (players.byUsername(username)) throw new Refusal('This username is already taken');
    if (players.byPhone(phone)) throw new Refusal('This phone number is already registered');
    otps.use(phone, 'register', fields('verification_code'));
    players.add(
      {
        username,
        password: fields('password'),
        phone,
        full_name: fields('full_name'),
        ref_code: refCodeOf(c.req.header('RefCode')),
      },
      { bank_id: Number(fields('bank_id')), account_number: fields('account_number') },
    );
    return c.json({ success: true });
  };
}

/** At most 64 visible ASCII characters; anything else counts as none. */
function refCodeOf(header = ''): string | undefined {
  return /^[\x21-\x7e]{1,64}$/.test(header) ? header : undefined;
}
