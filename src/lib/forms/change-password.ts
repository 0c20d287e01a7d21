import * as v from 'valibot';
import type messages from '../../content/messages/en/profile.json';
import { LENGTHS } from '../config.ts';
import { Password } from './text-fields.ts';

const code = (key: keyof typeof messages) => key;

/** Spec section 5, Password change. */
export const ChangePasswordSchema = v.pipe(
  v.object({
    current: Password(code('currentRequired')),
    next: v.pipe(Password(code('newRequired')), v.minLength(LENGTHS.changedPassword.min, code('newTooShort'))),
    again: Password(code('againRequired')),
  }),
  v.forward(
    v.partialCheck([['next'], ['again']], ({ next, again }) => next === again, code('passwordMismatch')),
    ['again'],
  ),
);
export type ChangePassword = v.InferOutput<typeof ChangePasswordSchema>;
