import type { Handler } from 'hono';
import { loginAttempts } from '../../players/login-attempts.ts';
import { passwordMatches } from '../../players/password.ts';
import { jsonBody, textOf } from '../../requests/json-body.ts';
import type { Stores } from '../../stores/stores.ts';

/** `POST /api/login`. Wrong credentials are an ordinary answer; too many of them are 429. */
export function loginCall({ players, sessions, now }: Stores): Handler {
  const attempts = loginAttempts(now);
  return async (c) => {
    const body = await jsonBody(c);
    const username = textOf(body, 'username').trim();
    if (!attempts.start(username)) return c.json({ success: false, message: 'Too many tries. Please wait a few minutes.' }, 429);
    const player = players.byUsername(username);
    if (!player || !(await passwordMatches(textOf(body, 'password'), player.passwordHash))) {
      return c.json({ success: false, message: 'Wrong username or password' });
    }
    attempts.reset(username);
    return c.json({ success: true, ...sessions.open(player.id) });
  };
}
