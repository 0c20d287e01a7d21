import * as v from 'valibot';
import { LENGTHS, phonePrefixes } from '../config.ts';
import { type PhoneNumber, phoneDigits, readPhoneNumber } from '../domain/text/phone-number.ts';

const { min, max } = LENGTHS.phone;
const NATIONAL = new RegExp(`^\\d{${min},${max}}$`);

/** The fields of a phone number: the chosen prefix and what is typed, which may have a prefix of its own. */
export const phoneFields = {
  phonePrefix: v.string(),
  phone: v.pipe(
    v.string(),
    v.transform(phoneDigits),
    v.nonEmpty('phoneRequired'),
    v.check((phone) => read(phone) !== undefined, 'phoneForeign'),
    v.check((phone) => NATIONAL.test(read(phone)?.phone ?? ''), 'phoneFormat'),
  ),
};

/** The phone alone, which is validated before a code is sent to it. */
export const PhoneSchema = v.pipe(v.object(phoneFields), v.transform(withPhoneAsSent));

function read(phone: string, phonePrefix = ''): PhoneNumber | undefined {
  return readPhoneNumber({ phonePrefix, phone }, phonePrefixes());
}

/** Valid fields with the phone number as it is sent. */
export function withPhoneAsSent<Fields extends PhoneNumber>(fields: Fields): Fields {
  return { ...fields, ...read(fields.phone, fields.phonePrefix) };
}
