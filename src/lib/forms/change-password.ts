import * as v from 'valibot';
import { LENGTHS } from '../config.ts';
import { forward, RequiredText } from './fields.ts';

/** Spec section 5, Password change. */
export const ChangePasswordSchema = v.pipe(
  v.object({
    current: RequiredText('currentRequired'),
    next: v.pipe(RequiredText('newRequired'), v.minLength(LENGTHS.changedPassword.min, 'newTooShort')),
    again: RequiredText('againRequired'),
  }),
  forward(
    v.partialCheck([['next'], ['again']], ({ next, again }) => next === again, 'passwordMismatch'),
    'again',
  ),
);
export type ChangePassword = v.InferOutput<typeof ChangePasswordSchema>;
