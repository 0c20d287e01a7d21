import type { Handler } from 'hono';
import { passwordMatches } from '../../players/password.ts';
import { jsonBody, textOf } from '../../requests/json-body.ts';
import type { Stores } from '../../stores/stores.ts';

/** `POST /api/login`. Wrong credentials are an ordinary answer. */
export function loginCall({ players, sessions }: Stores): Handler {
  return async (c) => {
    const body = await jsonBody(c);
    const player = players.byUsername(textOf(body, 'username').trim());
    if (!player || !(await passwordMatches(textOf(body, 'password'), player.passwordHash))) {
      return c.json({ success: false, message: 'Wrong username or password' });
    }
    return c.json({ success: true, ...sessions.open(player.id) });
  };
}
