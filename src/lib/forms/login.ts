import * as v from 'valibot';
import type messages from '../../content/messages/en/login.json';
import { LENGTHS } from '../config.ts';
import { Digits, Password } from './text-fields.ts';

const code = (key: keyof typeof messages) => key;
const { loginUsername, loginPassword } = LENGTHS;

/** Spec section 5, Login. */
export const LoginSchema = v.object({
  username: v.pipe(
    Digits,
    v.nonEmpty(code('usernameRequired')),
    v.minLength(loginUsername.min, code('usernameTooShort')),
    v.maxLength(loginUsername.max, code('usernameTooLong')),
  ),
  password: v.pipe(Password(code('passwordRequired')), v.minLength(loginPassword.min, code('passwordTooShort'))),
  remember: v.boolean(),
});
export type Login = v.InferOutput<typeof LoginSchema>;
