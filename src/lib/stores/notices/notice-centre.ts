import { atom, computed, readonlyType } from 'nanostores';
import { loadUnseenRows } from '../../api/report/report-rows.ts';
import { MAX_NOTICES } from '../../config.ts';
import { type Outcome, toOutcomes } from '../../domain/report/outcome.ts';
import { $moneyMoved } from '../money/money-moved.ts';
import { call } from '../session/client.ts';
import { $session, onPlayerChange, playerIdOf } from '../session/session.ts';
import { seenOutcomes, writeSeenOutcomes } from './seen-outcomes.ts';

export type CentreNotice = Outcome & { isSeen: boolean };

interface Centre {
  /** `loading` until the report was read once, `unreachable` when that failed and nothing can be shown. */
  status: 'loading' | 'ready' | 'unreachable';
  outcomes: readonly Outcome[];
  seenIds: readonly string[];
}

const EMPTY: Centre = { status: 'loading', outcomes: [], seenIds: [] };

const $centre = atom<Centre>(EMPTY);

/** What has been decided about the player's money: each decision once. */
export const $notices = readonlyType(computed($centre, toNotices));
export const $status = readonlyType(computed($centre, ({ status }) => status));

/** A response to any request but the latest belongs to another player, or is no longer true. */
let latestRequest = 0;

/** Opens the centre, and calls the listener with the unread notices, once the report was read and whenever it changes. */
export function watchUnread(listener: (unread: readonly Outcome[]) => void): void {
  let playerId: string | undefined;
  onPlayerChange($session, (current) => {
    playerId = current;
    latestRequest += 1;
    $centre.set(EMPTY);
    if (playerId !== undefined) void load(playerId);
  });
  $moneyMoved.listen(() => void (playerId !== undefined && load(playerId)));
  seenOutcomes.onChange(() => {
    if (playerId !== undefined)
      $centre.set({ ...$centre.get(), seenIds: seenOutcomes.read(playerId)?.ids ?? [] });
  });
  $notices.subscribe((notices) => {
    if ($centre.get().status === 'ready') listener(notices.filter(({ isSeen }) => !isSeen));
  });
}

/** Marks all notices as seen, on this device and in all its tabs. */
export function markSeen(): void {
  const playerId = playerIdOf($session.get());
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
  const options = {
    seen: seenOutcomes.read(playerId),
    isWanted: () => request === latestRequest,
  };
  const [deposit, withdraw] = await Promise.all([
    loadUnseenRows(call, { ...options, kind: 'deposit' }),
    loadUnseenRows(call, { ...options, kind: 'withdraw' }),
  ]);
  if (request !== latestRequest) return;
  const before = $centre.get();
  if (!deposit || !withdraw) {
    if (before.status !== 'ready') $centre.set({ ...before, status: 'unreachable' });
    return;
  }
  const stored = seenOutcomes.read(playerId);
  const found = newestFirst([
    ...toOutcomes('deposit', deposit),
    ...toOutcomes('withdraw', withdraw),
  ]);
  const seenIds = stored?.ids ?? found.map(({ id }) => id);
  writeSeenOutcomes(playerId, {
    ids: seenIds,
    deposit: deposit.map(({ id }) => id),
    withdraw: withdraw.map(({ id }) => id),
  });
  const loadedIds = new Set([...deposit, ...withdraw].map(({ id }) => id));
  const outcomes = newestFirst([
    ...found.filter(({ id }, index) => index < MAX_NOTICES || !seenIds.includes(id)),
    ...before.outcomes.filter(({ id }) => !loadedIds.has(id)),
  ]);
  $centre.set({ status: 'ready', outcomes, seenIds });
}

function toNotices({ outcomes, seenIds }: Centre): CentreNotice[] {
  return outcomes.map((outcome) => ({ ...outcome, isSeen: seenIds.includes(outcome.id) }));
}

function newestFirst(outcomes: Outcome[]): Outcome[] {
  return outcomes.sort((one, other) => (one.at < other.at ? 1 : -1));
}
