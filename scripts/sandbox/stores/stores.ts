import type { DatabaseSync } from 'node:sqlite';
import { type CaptchaTokens, captchaTokens } from '../captcha/captcha-tokens.ts';
import { type Cashier, openCashier } from '../ledger/cashier.ts';
import { type OtpStore, otpStore } from '../players/otp-store.ts';
import { type PlayerStore, playerStore } from '../players/player-store.ts';
import { type SessionStore, sessionStore } from '../players/session-store.ts';
import { type SmsOutbox, smsOutbox } from '../players/sms-outbox.ts';
import { type Channels, openChannels } from '../realtime/channels.ts';
import { noticePusher, type PushNotice } from '../realtime/notices.ts';
import type { Clock } from '../time/clock.ts';
import { type RequestCounts, requestCounts } from './request-counts.ts';

/** What the calls and the desk both work with. */
export interface Stores {
  players: PlayerStore;
  sessions: SessionStore;
  otps: OtpStore;
  sms: SmsOutbox;
  captcha: CaptchaTokens;
  channels: Channels;
  push: PushNotice;
  requests: RequestCounts;
  cashier: Cashier;
}

export function openStores(database: DatabaseSync, now: Clock): Stores {
  const channels = openChannels();
  const push = noticePusher(database, channels);
  const cashier = openCashier(database, push, now);
  return {
    players: playerStore(database, cashier.providers),
    sessions: sessionStore(database, now),
    otps: otpStore(database, now),
    sms: smsOutbox(database, now),
    captcha: captchaTokens(database, now),
    channels,
    push,
    requests: requestCounts(),
    cashier,
  };
}
