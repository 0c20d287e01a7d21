import * as v from 'valibot';
import { isDay } from '../domain/report/report-dates.ts';

/** Spec section 5, Date of birth: YYYY-MM-DD, as date inputs give it. */
export const DateOfBirthSchema = v.object({
  dob: v.pipe(v.string(), v.nonEmpty('dobRequired'), v.check(isDay, 'dobFormat')),
});
export type DateOfBirthFields = v.InferInput<typeof DateOfBirthSchema>;
