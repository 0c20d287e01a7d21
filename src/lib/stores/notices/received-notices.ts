import type { PushedNotice } from '../../domain/pushed-notice.ts';

/** A pushed notice that the notice centre has not dealt with yet. The centre comes later than the connection. */
export interface ReceivedNotice {
  id: string;
  notice: PushedNotice;
}

const MOST = 20;

let heard: readonly ReceivedNotice[] = [];
let count = 0;

export function addReceived(notice: PushedNotice): void {
  count += 1;
  heard = [...heard, { id: `pushed ${Date.now()} ${count}`, notice }].slice(-MOST);
}

/** The first one first. */
export function receivedNotices(): readonly ReceivedNotice[] {
  return heard;
}

export function removeReceived(done: readonly ReceivedNotice[]): void {
  heard = heard.filter((one) => !done.includes(one));
}
