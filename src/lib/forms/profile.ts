import * as v from 'valibot';
import { ADULT_AGE, LENGTHS } from '../config.ts';
import { isDay, siteDay } from '../domain/site-day.ts';
import { siteNow } from '../domain/site-time.ts';
import { forward, RequiredText } from './fields.ts';

/** Spec section 5, Date of birth: YYYY-MM-DD, as date inputs give it, of somebody who is an adult today. */
export const DateOfBirthSchema = v.object({
  dob: v.pipe(
    v.string(),
    v.nonEmpty('dobRequired'),
    v.check(isDay, 'dobFormat'),
    v.check((day) => day <= siteDay(siteNow()), 'dobFuture'),
    v.check((day) => day <= latestAdultBirthday(siteNow()), 'dobUnderage'),
  ),
});
export type DateOfBirthFields = v.InferInput<typeof DateOfBirthSchema>;

/** Today's day and month in the year of birth of those who come of age; to be compared as text, because 29 February need not exist then. */
function latestAdultBirthday(now: Date): string {
  const [year, ...monthAndDay] = siteDay(now).split('-');
  return [Number(year) - ADULT_AGE, ...monthAndDay].join('-');
}

/** Spec section 5, Password change. */
export const ChangePasswordSchema = v.pipe(
  v.object({
    current: RequiredText('currentRequired'),
    next: v.pipe(
      RequiredText('newRequired'),
      v.minLength(LENGTHS.changedPassword.min, 'newTooShort'),
    ),
    again: RequiredText('againRequired'),
  }),
  forward(
    v.check(({ next, again }) => next === again, 'passwordMismatch'),
    'again',
  ),
);
export type ChangePassword = v.InferOutput<typeof ChangePasswordSchema>;
