import type { DatabaseSync } from 'node:sqlite';
import { captchaTokens } from '../captcha/captcha.ts';
import { openAccounts } from '../money/accounts.ts';
import { openDecisions } from '../money/decisions.ts';
import { openLaunches } from '../money/launches.ts';
import { openTickets } from '../money/tickets.ts';
import { otpStore } from '../players/otp-store.ts';
import { playerStore } from '../players/player-store.ts';
import { sessionStore } from '../players/session-store.ts';
import { smsOutbox } from '../players/sms-outbox.ts';
import { noticePusher, openChannels } from '../realtime/channels.ts';
import type { Business } from '../seed/business.ts';
import { requestCounts } from './request-counts.ts';

/** What the calls and the desk both work with. */
export type Stores = ReturnType<typeof openStores>;

export function openStores(database: DatabaseSync, business: Business) {
  const channels = openChannels();
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
    captcha: captchaTokens(),
    requests: requestCounts(),
    channels,
    push,
  };
}
