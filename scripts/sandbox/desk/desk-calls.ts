import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import type { UploadStore } from '../pictures/upload-store.ts';
import { file } from '../requests/file.ts';
import type { Login } from '../seed/business.ts';
import type { Stores } from '../stores/stores.ts';
import type { Clock } from '../time/clock.ts';
import { contentCalls } from './content/content-calls.ts';
import type { Site } from './content/publish/webhooks.ts';
import { deskApi } from './desk-api.ts';
import { deskPage } from './desk-page.ts';
import { deskPlayers } from './desk-players.ts';
import { deskTickets } from './tickets.ts';

interface DeskParts {
  database: DatabaseSync;
  stores: Stores;
  site: Site;
  uploads: UploadStore;
  logins: readonly Login[];
  now: Clock;
}

/** The operator desk: a page for people, and its JSON. */
export function deskCalls({ database, stores, site, uploads, logins, now }: DeskParts): Hono {
  const listPlayers = deskPlayers(database);
  const listTickets = deskTickets(database);
  const app = new Hono();
  app.get('/', (c) => c.html(deskPage({ messages: stores.sms.list(), players: listPlayers(), tickets: listTickets() })));
  for (const [name, type] of [
    ['desk.css', 'text/css'],
    ['desk.js', 'text/javascript'],
  ] as const) {
    app.get(`/${name}`, file(new URL(name, import.meta.url), `${type}; charset=utf-8`));
  }
  app.get('/api/logins', (c) => c.json({ logins }));
  app.route('/api', deskApi(database, stores, listPlayers, listTickets));
  app.route('/content', contentCalls({ database, site, uploads, now }));
  return app;
}
