import type { Handler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { jsonBody, textOf } from '../../requests/json-body.ts';
import { Refusal } from '../../requests/refusal.ts';
import type { Stores } from '../../stores/stores.ts';

/** `POST /api/login`. Wrong credentials are an ordinary answer. */
export function loginCall({ players, sessions }: Stores): Handler {
  return async (c) => {
    const body = await jsonBody(c);
    const player = players.byUsername(textOf(body, 'username').trim());
    if (!player || textOf(body, 'password') !== player.password)
      throw new Refusal('Wrong username or password');
    return c.json({ success: true, ...sessions.open(player.id) });
  };
}

/** `POST /api/token/refresh`: every refresh token is good once. */
export function tokenRefreshCall({ sessions }: Stores): Handler<PlayerEnv> {
  return async (c) => {
    const { playerId, tokens } = sessions.refresh(textOf(await jsonBody(c), 'refresh_token'));
    if (playerId) c.set('playerId', playerId);
    if (!tokens)
      throw new HTTPException(401, { message: 'The session has ended. Please log in again.' });
    return c.json({ success: true, ...tokens });
  };
}
