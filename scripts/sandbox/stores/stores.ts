import { EventEmitter } from 'node:events';
import type { DatabaseSync } from 'node:sqlite';
import { openAccounts } from '../money/accounts.ts';
import { openDecisions } from '../money/decisions.ts';
import { openLaunches } from '../money/launches.ts';
import { openTickets } from '../money/tickets.ts';
import { otpStore } from '../players/otp-store.ts';
import { playerStore } from '../players/player-store.ts';
import { sessionStore } from '../players/session-store.ts';
import { smsOutbox } from '../players/sms-outbox.ts';
import { type Channels, noticePusher } from '../realtime/channels.ts';
import type { Business } from '../seed/business.ts';
import { requestCounts } from './request-counts.ts';

/** What the calls and the desk both work with. */
export type Stores = ReturnType<typeof openStores>;

export function openStores(database: DatabaseSync, business: Business) {
  // Every open page of the site listens.
  const channels: Channels = new EventEmitter().setMaxListeners(0);
  const push = noticePusher(business.site.brand_name, channels);
  const [accounts, tickets] = [openAccounts(database), openTickets(database)];
  return {
    database,
    business,
    accounts,
    tickets,
    decisions: openDecisions(database, accounts, tickets, push),
    launches: openLaunches(accounts),
    players: playerStore(database, accounts),
    sessions: sessionStore(),
    otps: otpStore(),
    sms: smsOutbox(),
    /** Tokens that the captcha has given out, each good once. */
    captchaTokens: new Set<string>(),
    requests: requestCounts(),
    channels,
    push,
  };
}
