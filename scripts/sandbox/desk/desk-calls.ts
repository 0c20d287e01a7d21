import { Hono } from 'hono';
import { serveFile } from '../requests/serve-file.ts';
import type { Stores } from '../stores/stores.ts';
import { contentCalls } from './content.ts';
import { deskApi } from './desk-api.ts';
import { deskPage } from './desk-page.ts';
import { deskPlayers } from './desk-players.ts';
import { deskTickets } from './tickets.ts';
import type { Site } from './webhook.ts';

/** The operator desk: a page for people, and its JSON. */
export function deskCalls(stores: Stores, site: Site): Hono {
  const listPlayers = deskPlayers(stores.database);
  const listTickets = deskTickets(stores.database);
  const app = new Hono();
  app.get('/', (c) => c.html(deskPage({ messages: stores.sms.list(), players: listPlayers(), tickets: listTickets() })));
  app.get('/desk.js', serveFile(new URL('desk.js', import.meta.url), 'text/javascript; charset=utf-8'));
  const logins = stores.business.players.map(({ username, password }) => ({ username, password }));
  app.get('/api/logins', (c) => c.json({ logins }));
  app.route('/api', deskApi(stores, listPlayers, listTickets));
  app.route('/content', contentCalls(stores, site));
  return app;
}
