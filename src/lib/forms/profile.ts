import * as v from 'valibot';
import type messages from '../../content/messages/en/profile.json';
import { isDay } from '../domain/report/report-dates.ts';

const code = (key: keyof typeof messages) => key;

/** Spec section 5, Date of birth: YYYY-MM-DD, as date inputs give it. */
export const DateOfBirthSchema = v.object({
  dob: v.pipe(v.string(), v.nonEmpty(code('dobRequired')), v.check(isDay, code('dobFormat'))),
});
export type DateOfBirthFields = v.InferInput<typeof DateOfBirthSchema>;
