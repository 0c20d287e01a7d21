import { atom, computed, readonlyType } from 'nanostores';
import { onSeenElsewhere, readSeen, writeSeen } from '../browser/seen-outcomes.ts';
import { onVisible } from '../browser/tabs.ts';
import { type Outcome, outcomesIn } from '../domain/outcome.ts';
import type { PushedNotice } from '../domain/pushed-notice.ts';
import { quickRange } from '../domain/report-dates.ts';
import { $moneyMoved, moneyMoved } from './money-moved.ts';
import { dropHeard, heardSoFar } from './notices-heard.ts';
import { reportPage } from './report-page.ts';
import { $session } from './session.ts';

/** An outcome, or a pushed notice that no transaction stands behind: its words are all there is. */
export type CentreNotice = { id: string; isSeen: boolean } & ({ outcome: Outcome } | { pushed: PushedNotice });

interface Centre {
  outcomes: readonly Outcome[];
  /** Of this page only. */
  pushed: readonly { id: string; notice: PushedNotice }[];
  /** Ids. */
  seen: readonly string[];
}

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
    onVisible(moneyMoved),
    onSeenElsewhere(() => shownFor && $centre.set({ ...$centre.get(), seen: readSeen(shownFor) ?? [] })),
  ];
  return () => {
    for (const stop of stops) stop();
    asked += 1;
    $centre.set(NOTHING);
  };
}

/** Opens the centre, and tells how many notices are unread now and whenever that changes. */
export function countUnread(tell: (count: number) => void): () => void {
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
  const seen = [...new Set([...$notices.get().map(({ id }) => id), ...$centre.get().seen])];
  writeSeen(session.player.id, seen);
  $centre.set({ ...$centre.get(), seen });
}

/** Reads the newest deposits and withdrawals. What there was before this device first looked is no news. */
async function read(playerId: string): Promise<void> {
  asked += 1;
  const question = asked;
  const heard = heardSoFar();
  const range = quickRange('last30Days', new Date());
  const answers = await Promise.all((['deposit', 'withdraw'] as const).map((type) => reportPage({ type, status: 'all', ...range }, 1)));
  if (question !== asked) return;
  const rows = answers.map((answer) => (answer.ok ? answer.value.rows : undefined));
  // What was heard waits for a report that can be read.
  if (rows.includes(undefined)) return;
  const outcomes = outcomesIn(rows.flatMap((some) => some ?? [])).sort((one, other) => (one.at < other.at ? 1 : -1));
  const stored = readSeen(playerId);
  const unseen = outcomes.filter(({ id }) => !stored?.includes(id));
  const extra = heard.filter(({ notice }) => !isToldBy(notice, unseen));
  dropHeard(heard);
  const seen = stored ?? outcomes.filter(({ id }) => !told.has(id)).map(({ id }) => id);
  if (!stored) writeSeen(playerId, seen);
  $centre.set({ outcomes, pushed: [...extra.reverse(), ...$centre.get().pushed], seen });
}

/** Whether one of the outcomes is what a push has told of. */
function isToldBy({ kind, isSuccess }: PushedNotice, outcomes: readonly Outcome[]): boolean {
  const outcome = outcomes.find((one) => one.kind === kind && one.isSuccess === isSuccess && !told.has(one.id));
  if (outcome) told.add(outcome.id);
  return outcome !== undefined;
}
