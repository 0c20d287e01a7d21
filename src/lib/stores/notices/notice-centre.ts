import { atom, computed, readonlyType } from 'nanostores';
import { onOnline } from '../../browser/page/online.ts';
import { onPageVisible } from '../../browser/page/visibility.ts';
import { onSeenOutcomesChange, readSeenOutcomes, writeSeenOutcomes } from '../../browser/storage/seen-outcomes.ts';
import { MAX_NOTICES } from '../../config.ts';
import type { PushedNotice } from '../../domain/pushed-notice.ts';
import { type Outcome, toOutcomes } from '../../domain/report/outcome.ts';
import { $moneyMoved, notifyMoneyMoved } from '../money-moved.ts';
import { $session, reloadProfile } from '../session.ts';
import { type ReceivedNotice, receivedNotices, removeReceived } from './received-notices.ts';
import { rowsWithNews } from './rows-with-news.ts';

/** An outcome, or a pushed notice that no transaction stands behind: its words are all there is. */
export type CentreNotice = { id: string; isSeen: boolean } & ({ outcome: Outcome } | { pushed: PushedNotice });

interface Centre {
  outcomes: readonly Outcome[];
  /** Of this page only, the newest first. */
  pushed: readonly ReceivedNotice[];
  /** Ids. */
  seen: readonly string[];
}

/** A report may lag behind the push that tells of its row: how long after the first look for it comes the second, in milliseconds. */
const SECOND_LOOK = 5_000;

const NOTHING: Centre = { outcomes: [], pushed: [], seen: [] };
const $centre = atom<Centre>(NOTHING);

/** What has been decided about the player's money, the newest first; each thing once, however it was heard of. */
export const $notices = readonlyType(
  computed($centre, ({ outcomes, pushed, seen }): CentreNotice[] => [
    ...pushed.map(({ id, notice }) => ({ id, pushed: notice, isSeen: seen.includes(id) })),
    ...outcomes.map((outcome) => ({ id: outcome.id, outcome, isSeen: seen.includes(outcome.id) })),
  ]),
);

/** Outcomes that a push has told of, so that no other push is taken for theirs. */
const told = new Set<string>();
let asked = 0;

/** Keeps the centre in step with the report until the function it returns is called. */
function openCentre(): () => void {
  let shownFor: string | undefined;
  const stops = [
    $session.subscribe((session) => {
      const id = session.status === 'player' ? session.player.id : undefined;
      if (id === shownFor) return;
      shownFor = id;
      asked += 1;
      told.clear();
      $centre.set(NOTHING);
      if (id) void read(id);
    }),
    $moneyMoved.listen(() => void (shownFor && read(shownFor))),
    // Back from sleep or from another app: open lists of transactions are read anew with it.
    onPageVisible(notifyMoneyMoved),
    // The realtime service says so as well, where there is one and its sockets get through.
    onOnline(() => {
      notifyMoneyMoved();
      void reloadProfile();
    }),
    onSeenOutcomesChange(() => shownFor && $centre.set({ ...$centre.get(), seen: readSeenOutcomes(shownFor)?.ids ?? [] })),
  ];
  return () => {
    for (const stop of stops) stop();
    asked += 1;
    $centre.set(NOTHING);
  };
}

/** Opens the centre, and tells how many notices are unread now and whenever that changes. */
export function watchUnreadCount(tell: (count: number) => void): () => void {
  const close = openCentre();
  const stop = $notices.subscribe((notices) => tell(notices.filter(({ isSeen }) => !isSeen).length));
  return () => {
    stop();
    close();
  };
}

/** The player has looked. */
export function markSeen(): void {
  const session = $session.get();
  if (session.status !== 'player') return;
  const { id } = session.player;
  const known = readSeenOutcomes(id) ?? { ids: [], deposit: [], withdraw: [] };
  const seen = [...new Set([...$notices.get().map((notice) => notice.id), ...known.ids])];
  writeSeenOutcomes(id, { ...known, ids: seen });
  $centre.set({ ...$centre.get(), seen });
}

/** Looks for what has been decided. What there was before this device first looked is no news. */
async function read(playerId: string): Promise<void> {
  asked += 1;
  const question = asked;
  const heard = receivedNotices();
  const looked = readSeenOutcomes(playerId);
  const [deposit, withdraw] = await Promise.all(
    (['deposit', 'withdraw'] as const).map((kind) => rowsWithNews(kind, looked, () => question === asked)),
  );
  // What was heard waits for a report that can be read.
  if (!deposit || !withdraw) return;
  const before = $centre.get();
  const known = readSeenOutcomes(playerId);
  const found = newestFirst([...toOutcomes('deposit', deposit), ...toOutcomes('withdraw', withdraw)]);
  // Another tab's player may have seen it before this tab has heard of it.
  const isNews = ({ id }: Outcome) => !known?.ids.includes(id) || (before !== NOTHING && !before.outcomes.some((one) => one.id === id));
  const news = found.filter(isNews);
  // The last one first: its transaction must not go to an older one that has none.
  const pushed = [...[...heard].reverse(), ...before.pushed].filter(({ notice }) => !isToldBy(notice, news));
  removeReceived(heard);
  if (pushed.some((one) => heard.includes(one))) setTimeout(notifyMoneyMoved, SECOND_LOOK);
  const seen = known?.ids ?? found.filter(({ id }) => !told.has(id)).map(({ id }) => id);
  writeSeenOutcomes(playerId, { ids: seen, deposit: deposit.map(({ id }) => id), withdraw: withdraw.map(({ id }) => id) });
  const ids = new Set([...deposit, ...withdraw].map(({ id }) => id));
  const outcomes = newestFirst([
    ...found.filter(({ id }, place) => place < MAX_NOTICES || !seen.includes(id)),
    ...before.outcomes.filter(({ id }) => !ids.has(id)),
  ]);
  $centre.set({ outcomes, pushed, seen });
}

function newestFirst(outcomes: Outcome[]): Outcome[] {
  return outcomes.sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** Whether one of the outcomes is what a push has told of. */
function isToldBy({ kind, isSuccess }: PushedNotice, outcomes: readonly Outcome[]): boolean {
  const outcome = outcomes.find((one) => one.kind === kind && one.isSuccess === isSuccess && !told.has(one.id));
  if (outcome) told.add(outcome.id);
  return outcome !== undefined;
}
