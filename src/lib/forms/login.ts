import * as v from 'valibot';
import { LENGTHS } from '../config.ts';
import { Digits, RequiredText } from './fields.ts';

const { loginUsername, loginPassword } = LENGTHS;

/** Spec section 5, Login. */
export const LoginSchema = v.object({
  username: v.pipe(
    Digits,
    v.nonEmpty('usernameRequired'),
    v.minLength(loginUsername.min, 'usernameTooShort'),
    v.maxLength(loginUsername.max, 'usernameTooLong'),
  ),
  password: v.pipe(
    RequiredText('passwordRequired'),
    v.minLength(loginPassword.min, 'passwordTooShort'),
  ),
  remember: v.boolean(),
});
export type Login = v.InferOutput<typeof LoginSchema>;
