import { atom, readonlyType } from 'nanostores';
import type { PushedNotice } from '../../domain/pushed-notice.ts';

export interface ReceivedNotice {
  id: string;
  notice: PushedNotice;
}

export type ReceivedNotices = ReturnType<typeof createReceivedNotices>;

const MAX_NOTICES = 20;

/** Makes the list of pushed notices that wait for the notice centre, whose script is loaded later than the realtime connection. */
export function createReceivedNotices() {
  const $received = atom<readonly ReceivedNotice[]>([]);
  let count = 0;
  return {
    /** The first one first. */
    $received: readonlyType($received),
    add(notice: PushedNotice): void {
      count += 1;
      $received.set([...$received.get(), { id: `pushed ${Date.now()} ${count}`, notice }].slice(-MAX_NOTICES));
    },
    remove(processed: readonly ReceivedNotice[]): void {
      $received.set($received.get().filter((received) => !processed.includes(received)));
    },
  };
}

export const receivedNotices = createReceivedNotices();
