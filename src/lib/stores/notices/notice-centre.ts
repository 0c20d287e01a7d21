import { atom, computed, readonlyType } from 'nanostores';
import { loadUnseenRows } from '../../api/report/report-rows.ts';
import { seenOutcomes, writeSeenOutcomes } from '../../browser/storage/notices.ts';
import { MAX_NOTICES } from '../../config.ts';
import type { PushedNotice } from '../../domain/pushed-notice.ts';
import { type Outcome, toOutcomes } from '../../domain/report/outcome.ts';
import { call } from '../../session/client.ts';
import type { Environment } from '../environment.ts';
import { $moneyMoved, notifyMoneyMoved } from '../money-moved.ts';
import { $session, onPlayerChange, playerIdOf } from '../session.ts';
import { type ReceivedNotice, type ReceivedNotices, receivedNotices } from './received-notices.ts';

/** An outcome, or a pushed notice without a transaction: its message is all there is. */
export type CentreNotice = { id: string; isSeen: boolean } & ({ outcome: Outcome } | { pushed: PushedNotice });

interface Centre {
  /** `loading` until the report was read once, `unreachable` when that failed and nothing can be shown. */
  status: 'loading' | 'ready' | 'unreachable';
  outcomes: readonly Outcome[];
  /** Received on this page, the newest first. */
  pushed: readonly ReceivedNotice[];
  seenIds: readonly string[];
}

const EMPTY: Centre = { status: 'loading', outcomes: [], pushed: [], seenIds: [] };
/** The report may lag behind the push about its row, so it is loaded once more this long after the first time. */
const SECOND_LOAD_MS = 5_000;

/** Makes the store of what has been decided about the player's money: each decision once, however it was received. */
export function createNoticeCentre({
  call,
  session,
  moneyMoved,
  notifyMoneyMoved,
  received,
}: Pick<Environment, 'call' | 'session' | 'moneyMoved' | 'notifyMoneyMoved'> & { received: ReceivedNotices }) {
  const $centre = atom<Centre>(EMPTY);
  const $notices = readonlyType(computed($centre, toNotices));
  const $status = readonlyType(computed($centre, ({ status }) => status));
  /** Outcomes that a push has announced, so that no second push is matched with them. */
  const announcedIds = new Set<string>();
  /** A response to any request but the latest belongs to another player, or is no longer true. */
  let latestRequest = 0;

  /** Opens the centre, and calls the listener with the number of unread notices, once the report was read and whenever it changes. */
  function watchUnreadCount(listener: (count: number) => void): void {
    let playerId: string | undefined;
    onPlayerChange(session, (current) => {
      playerId = current;
      latestRequest += 1;
      announcedIds.clear();
      $centre.set(EMPTY);
      if (playerId !== undefined) void load(playerId);
    });
    moneyMoved.listen(() => void (playerId !== undefined && load(playerId)));
    seenOutcomes.onChange(() => {
      if (playerId !== undefined) $centre.set({ ...$centre.get(), seenIds: seenOutcomes.read(playerId)?.ids ?? [] });
    });
    $notices.subscribe((notices) => {
      if ($centre.get().status === 'ready') listener(notices.filter(({ isSeen }) => !isSeen).length);
    });
  }

  /** Marks all notices as seen, on this device and in all its tabs. */
  function markSeen(): void {
    const playerId = playerIdOf(session.get());
    if (playerId === undefined) return;
    const stored = seenOutcomes.read(playerId) ?? { ids: [], deposit: [], withdraw: [] };
    const seenIds = [...new Set([...$notices.get().map(({ id }) => id), ...stored.ids])];
    writeSeenOutcomes(playerId, { ...stored, ids: seenIds });
    $centre.set({ ...$centre.get(), seenIds });
  }

  /** Loads what has been decided. Outcomes from before this device's first load count as seen. */
  async function load(playerId: string): Promise<void> {
    latestRequest += 1;
    const request = latestRequest;
    if ($centre.get().status === 'unreachable') $centre.set(EMPTY);
    const receivedNow = received.$received.get();
    const options = { seen: seenOutcomes.read(playerId), isWanted: () => request === latestRequest };
    const [deposit, withdraw] = await Promise.all([
      loadUnseenRows(call, { ...options, kind: 'deposit' }),
      loadUnseenRows(call, { ...options, kind: 'withdraw' }),
    ]);
    if (request !== latestRequest) return;
    const before = $centre.get();
    // Received notices wait for a report that can be loaded.
    if (!deposit || !withdraw) {
      if (before.status !== 'ready') $centre.set({ ...before, status: 'unreachable' });
      return;
    }
    const stored = seenOutcomes.read(playerId);
    const found = newestFirst([...toOutcomes('deposit', deposit), ...toOutcomes('withdraw', withdraw)]);
    // Another tab may have shown an outcome before this tab received the push about it.
    const isNew = ({ id }: Outcome) =>
      !stored?.ids.includes(id) || (before.status === 'ready' && !before.outcomes.some((one) => one.id === id));
    const newOutcomes = found.filter(isNew);
    // From the latest push on: its transaction must not be matched with an older push that has none.
    const pushed = [...[...receivedNow].reverse(), ...before.pushed].filter(({ notice }) => !announces(notice, newOutcomes));
    received.remove(receivedNow);
    if (pushed.some((one) => receivedNow.includes(one))) setTimeout(notifyMoneyMoved, SECOND_LOAD_MS);
    const seenIds = stored?.ids ?? found.filter(({ id }) => !announcedIds.has(id)).map(({ id }) => id);
    writeSeenOutcomes(playerId, { ids: seenIds, deposit: deposit.map(({ id }) => id), withdraw: withdraw.map(({ id }) => id) });
    const loadedIds = new Set([...deposit, ...withdraw].map(({ id }) => id));
    const outcomes = newestFirst([
      ...found.filter(({ id }, index) => index < MAX_NOTICES || !seenIds.includes(id)),
      ...before.outcomes.filter(({ id }) => !loadedIds.has(id)),
    ]);
    $centre.set({ status: 'ready', outcomes, pushed, seenIds });
  }

  /** Whether a push is about one of the outcomes, which counts as announced from then on. */
  function announces({ kind, isSuccess }: PushedNotice, outcomes: readonly Outcome[]): boolean {
    const outcome = outcomes.find((one) => one.kind === kind && one.isSuccess === isSuccess && !announcedIds.has(one.id));
    if (outcome) announcedIds.add(outcome.id);
    return outcome !== undefined;
  }

  return { $notices, $status, watchUnreadCount, markSeen };
}

function toNotices({ outcomes, pushed, seenIds }: Centre): CentreNotice[] {
  return [
    ...pushed.map(({ id, notice }) => ({ id, pushed: notice, isSeen: seenIds.includes(id) })),
    ...outcomes.map((outcome) => ({ id: outcome.id, outcome, isSeen: seenIds.includes(outcome.id) })),
  ];
}

function newestFirst(outcomes: Outcome[]): Outcome[] {
  return outcomes.sort((one, other) => (one.at < other.at ? 1 : -1));
}

export const { $notices, $status, watchUnreadCount, markSeen } = createNoticeCentre({
  call,
  session: $session,
  moneyMoved: $moneyMoved,
  notifyMoneyMoved,
  received: receivedNotices,
});
