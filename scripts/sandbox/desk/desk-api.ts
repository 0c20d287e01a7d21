import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { jsonBody, textOf } from '../requests/json-body.ts';
import type { Stores } from '../stores/stores.ts';
import type { TimeRules } from '../time/time-rules.ts';
import type { DeskPlayer } from './desk-players.ts';

const DAY_MS = 24 * 3_600_000;

/** The desk's JSON, for its page and for tests. */
export function deskApi({ rules, players, sessions, sms, push, requests }: Stores, listPlayers: () => DeskPlayer[]): Hono {
  const app = new Hono();

  function findPlayer(username: string) {
    const player = players.byUsername(username);
    if (!player) throw new HTTPException(404, { message: `No player is called "${username}"` });
    return player;
  }

  const usernameOf = async (c: Context) => textOf(await jsonBody(c), 'username');

  app.get('/players', (c) => c.json({ players: listPlayers() }));
  app.get('/sms', (c) => c.json({ sms: sms.list(c.req.query('phone')) }));
  app.get('/requests', (c) => {
    const { path = '', username } = c.req.query();
    if (username === undefined) return c.json({ path, count: requests.of(path) });
    const { id } = findPlayer(username);
    return c.json({ path, count: requests.of(path, id), form: requests.lastForm(path, id) ?? null });
  });

  app.post('/push', async (c) => {
    const { userId, kind, status, message } = await jsonBody(c);
    const player = listPlayers().find(({ id, uuid }) => [String(id), uuid].includes(String(userId)));
    if (!player) throw new HTTPException(404, { message: 'No player has this userId' });
    if ((kind !== 'deposit' && kind !== 'withdraw') || typeof status !== 'boolean' || typeof message !== 'string') {
      throw new HTTPException(400, { message: 'Expected kind (deposit or withdraw), status (true or false) and message' });
    }
    push(player.uuid, { kind, status, message });
    return c.json({ success: true });
  });

  app.post('/expire-access', async (c) => {
    sessions.expireAccess(findPlayer(await usernameOf(c)).id);
    return c.json({ success: true });
  });

  app.post('/revoke', async (c) => {
    sessions.revoke(findPlayer(await usernameOf(c)).id);
    return c.json({ success: true });
  });

  app.post('/settings', async (c) => c.json({ success: true, settings: Object.assign(rules, checkRules(await jsonBody(c), rules)) }));
  return app;
}

/** Refuses unknown rules and malformed times, so that a mistake in a test shows at once. */
function checkRules(changes: Record<string, unknown>, rules: TimeRules): Partial<TimeRules> {
  for (const [name, value] of Object.entries(changes)) {
    if (!Object.hasOwn(rules, name)) throw new HTTPException(400, { message: `${name}: expected one of ${Object.keys(rules).join(', ')}` });
    if (!Number.isInteger(value) || Number(value) < 0 || Number(value) > DAY_MS) {
      throw new HTTPException(400, { message: `${name}: expected milliseconds, at most a day` });
    }
  }
  return changes;
}
