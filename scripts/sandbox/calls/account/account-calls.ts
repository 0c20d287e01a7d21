import { Hono } from 'hono';
import { captchaTokenCall } from '../../captcha/captcha.ts';
import { bearer, type PlayerEnv } from '../../requests/bearer.ts';
import type { Stores } from '../../stores/stores.ts';
import { changePasswordCall, resetPasswordCall } from './passwords.ts';
import { editUserCall, userProfileCall } from './profile.ts';
import { registerCall } from './register.ts';
import { forgetPasswordCall, requestOtpCall } from './send-code.ts';
import { loginCall, tokenRefreshCall } from './session.ts';

/** The calls that make somebody a player, and those about the player's own account. */
export function accountCalls(stores: Stores): Hono<PlayerEnv> {
  const app = new Hono<PlayerEnv>();
  app.get('/recaptcha/token', captchaTokenCall(stores));
  app.post('/api/v1/request-otp', requestOtpCall(stores));
  app.post('/api/v1/register', registerCall(stores));
  app.post('/api/v1/forget-password', forgetPasswordCall(stores));
  app.post('/api/v1/reset-password', resetPasswordCall(stores));
  app.post('/api/login', loginCall(stores));
  app.post('/api/token/refresh', tokenRefreshCall(stores));

  const player = bearer(stores.sessions);
  app.get('/api/v1/user-profile', player, userProfileCall(stores));
  app.post('/api/v1/edit-user', player, editUserCall(stores));
  app.post('/api/v1/user/change-password', player, changePasswordCall(stores));
  return app;
}
