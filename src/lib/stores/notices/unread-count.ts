import { atom, readonlyType } from 'nanostores';
import { whenIdle } from '../../browser/page/when.ts';
import { NOTICE_CHECK_MS } from '../../config.ts';
import type { Outcome } from '../../domain/report/outcome.ts';
import { logFailure } from '../../log.ts';
import { $moneyMoved } from '../money/money-moved.ts';
import { $session, onPlayerChange } from '../session/session.ts';
import { unreadCount } from './seen-outcomes.ts';

const $count = atom(0);

/** The number of unread notices. */
export const $unread = readonlyType($count);

let playerId: string | undefined;
let opened: Promise<void> | undefined;
/** The ids of what is unread; undefined while they are not known. */
let unreadIds: readonly string[] | undefined;
/** The ids of what was unread when the connection was lost, and of what was told since. */
let told: Set<string> | undefined;
let tell: ((missed: Outcome) => void) | undefined;

/** Counts from now on. A page without the account asks only when what is known is five minutes old, or money may have moved. */
export function startCounting({ isAccountPage }: { isAccountPage: boolean }): void {
  onPlayerChange($session, (current) => {
    playerId = current;
    $count.set(0);
    unreadIds = undefined;
    endCatchUp();
    if (opened || playerId === undefined) return;
    const known = unreadCount.read(playerId);
    if (known) show(known.count);
    const ageMs = known ? Date.now() - known.at : -1;
    const isFresh = ageMs >= 0 && ageMs < NOTICE_CHECK_MS;
    if (isAccountPage || !isFresh)
      void whenIdle(() => (playerId === current ? openOrLog() : undefined));
  });
  $moneyMoved.listen(openOrLog);
  unreadCount.onChange(() => {
    const known = playerId !== undefined && !opened && unreadCount.read(playerId);
    if (known) show(known.count);
  });
}

/** Loads the notice centre, which counts from then on. Rejects when it cannot be loaded; called again, it tries again. */
export function openCentre(): Promise<void> {
  opened ??= import('./notice-centre.ts').then(
    ({ watchUnread }) => watchUnread(keepUnread),
    (error: unknown) => {
      opened = undefined;
      throw error;
    },
  );
  return opened;
}

function openOrLog(): Promise<void> {
  return openCentre().catch(() => logFailure('Notices', 'no centre'));
}

function keepUnread(unread: readonly Outcome[]): void {
  $count.set(unread.length);
  if (playerId !== undefined) unreadCount.write(playerId, { count: unread.length, at: Date.now() });
  unreadIds = unread.map(({ id }) => id);
  if (!told || !tell) return;
  for (const outcome of unread) {
    if (!told.has(outcome.id)) tell(outcome);
    told.add(outcome.id);
  }
}

/** Remembers what is unread when pushes stop coming. Where that is not known, nothing is told later. */
function noteLost(): void {
  endCatchUp();
  if (unreadIds) told = new Set(unreadIds);
}

/** Pushes come again: calls the listener with each decision that came meanwhile, as soon as it is found. */
function catchUp(listener: (missed: Outcome) => void): void {
  tell = listener;
}

/** What is found from now on is pushed, or told by another tab. */
function endCatchUp(): void {
  told = undefined;
  tell = undefined;
}

function show(count: number): void {
  $count.set(count);
  unreadIds = count === 0 ? [] : undefined;
}

/** What is decided while no push can come. */
export const missed = { noteLost, catchUp, endCatchUp };
