import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { jsonBody } from '../requests/json-body.ts';
import type { Clock } from '../time/clock.ts';
import { type Channels, isChannelName } from './channels.ts';
import { APP } from './credentials.ts';
import { signatureProblem } from './signature.ts';

/** Characters of one event's data. */
const MAX_DATA = 10 * 1024;
const MAX_BATCH = 10;

type Fields = Record<string, unknown>;

/** `POST /apps/{id}/events` and `/batch_events`, as Pusher's server libraries call them. */
export function eventCalls(channels: Channels, now: Clock): Hono {
  const app = new Hono();
  app.post(`/apps/${APP.id}/events`, async (c) => {
    const body = await signedBody(c, now);
    const names = Array.isArray(body['channels']) ? body['channels'] : [body['channel']];
    if (names.length === 0) throw new HTTPException(400, { message: 'Expected channels' });
    const events = names.map((channel) => eventOf({ ...body, channel }));
    for (const publish of events) publish(channels);
    return c.json({});
  });
  app.post(`/apps/${APP.id}/batch_events`, async (c) => {
    const { batch } = await signedBody(c, now);
    if (!Array.isArray(batch) || batch.length > MAX_BATCH)
      throw new HTTPException(400, { message: `Expected at most ${MAX_BATCH} events` });
    const events = batch.map(eventOf);
    for (const publish of events) publish(channels);
    return c.json({});
  });
  return app;
}

async function signedBody(c: Context, now: Clock): Promise<Fields> {
  const { pathname, searchParams } = new URL(c.req.url);
  const body = new Uint8Array(await c.req.arrayBuffer());
  const problem = signatureProblem({ method: c.req.method, path: pathname, query: searchParams, body }, now());
  if (problem) throw new HTTPException(401, { message: problem });
  return jsonBody(c);
}

/** Checked before anything is published, so that a call does all of its work or none. */
function eventOf({ name, channel, data, socket_id }: Fields): (channels: Channels) => void {
  if (typeof name !== 'string' || !isChannelName(channel) || typeof data !== 'string') {
    throw new HTTPException(400, { message: 'Expected name, channel and data' });
  }
  if (data.length > MAX_DATA) throw new HTTPException(413, { message: 'The data of an event is too large' });
  return (channels) => channels.publish(channel, name, data, typeof socket_id === 'string' ? socket_id : undefined);
}
