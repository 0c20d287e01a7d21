import type { PushedNotice } from '../../domain/pushed-notice.ts';

/** A pushed notice that the notice centre has not dealt with yet. The centre comes later than the connection. */
export interface Heard {
  id: string;
  notice: PushedNotice;
}

const MOST = 20;

let heard: readonly Heard[] = [];
let count = 0;

export function hear(notice: PushedNotice): void {
  count += 1;
  heard = [...heard, { id: `pushed ${Date.now()} ${count}`, notice }].slice(-MOST);
}

/** The first one first. */
export function heardSoFar(): readonly Heard[] {
  return heard;
}

export function dropHeard(done: readonly Heard[]): void {
  heard = heard.filter((one) => !done.includes(one));
}
