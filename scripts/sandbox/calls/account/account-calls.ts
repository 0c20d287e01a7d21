import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { captchaScript, captchaTokenCall } from '../../captcha/captcha-calls.ts';
import { loginAttempts } from '../../players/login-attempts.ts';
import { bearer, type PlayerEnv } from '../../requests/bearer.ts';
import type { Stores } from '../../stores/stores.ts';
import type { Clock } from '../../time/clock.ts';
import { changePasswordCall } from './change-password.ts';
import { editUserCall } from './edit-user.ts';
import { loginCall } from './login.ts';
import { registerCall } from './register.ts';
import { resetPasswordCall } from './reset-password.ts';
import { forgetPasswordCall, requestOtpCall } from './send-code.ts';
import { tokenRefreshCall } from './token-refresh.ts';
import { userProfileCall } from './user-profile.ts';

interface Parts {
  database: DatabaseSync;
  stores: Stores;
  now: Clock;
  /** Scrypt's N for new passwords. */
  passwordCost: number;
}

/** The calls that make somebody a player, and those about the player's own account. */
export function accountCalls({ database, stores, now, passwordCost }: Parts): Hono<PlayerEnv> {
  const { sessions, captcha } = stores;
  const passwords = { ...stores, database, passwordCost };
  const app = new Hono<PlayerEnv>();
  app.get('/recaptcha/api.js', captchaScript());
  app.get('/recaptcha/token', captchaTokenCall(captcha));
  app.post('/api/v1/request-otp', requestOtpCall(stores));
  app.post('/api/v1/register', registerCall(passwords));
  app.post('/api/v1/forget-password', forgetPasswordCall(stores));
  app.post('/api/v1/reset-password', resetPasswordCall(passwords));
  app.post('/api/login', loginCall({ ...stores, attempts: loginAttempts(now) }));
  app.post('/api/token/refresh', tokenRefreshCall(sessions));

  const player = bearer(sessions);
  app.get('/api/v1/user-profile', player, userProfileCall(database));
  app.post('/api/v1/edit-user', player, editUserCall(database, now));
  app.post('/api/v1/user/change-password', player, changePasswordCall({ database, now, passwordCost }));
  return app;
}
