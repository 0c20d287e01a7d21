import type { DatabaseSync } from 'node:sqlite';
import { captchaTokens } from '../captcha/captcha.ts';
import { openCashier } from '../ledger/cashier.ts';
import { otpStore } from '../players/otp-store.ts';
import { playerStore } from '../players/player-store.ts';
import { sessionStore } from '../players/session-store.ts';
import { smsOutbox } from '../players/sms-outbox.ts';
import { openChannels } from '../realtime/channels.ts';
import { noticePusher } from '../realtime/notices.ts';
import type { Business } from '../seed/business.ts';
import type { Clock } from '../time/clock.ts';
import { requestCounts } from './request-counts.ts';

/** What the calls and the desk both work with. */
export type Stores = ReturnType<typeof openStores>;

interface Base {
  database: DatabaseSync;
  business: Business;
  now: Clock;
  /** Scrypt's N for new passwords. */
  passwordCost: number;
}

export function openStores({ database, business, now, passwordCost }: Base) {
  const channels = openChannels();
  const push = noticePusher(business.settings.brandName, channels);
  const cashier = openCashier(database, push, now);
  return {
    database,
    business,
    now,
    passwordCost,
    players: playerStore(database, cashier.providers),
    sessions: sessionStore(database, now),
    otps: otpStore(database, now),
    sms: smsOutbox(database, now),
    captcha: captchaTokens(),
    requests: requestCounts(),
    channels,
    push,
    cashier,
  };
}
