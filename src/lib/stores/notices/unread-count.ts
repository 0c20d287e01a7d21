import { atom, readonlyType } from 'nanostores';
import { whenIdle } from '../../browser/page/when.ts';
import { NOTICE_CHECK_MS } from '../../config.ts';
import type { Outcome, SeenOutcomes } from '../../domain/report/outcome.ts';
import { logFailure } from '../../log.ts';
import type { Environment } from '../environment.ts';
import { $moneyMoved } from '../money/money-moved.ts';
import { $session, onPlayerChange } from '../session/session.ts';
import { seenOutcomes, unreadCount } from './seen-outcomes.ts';

interface CountEnvironment extends Pick<Environment, 'session' | 'moneyMoved'> {
  /** Loads the notice centre, and calls the listener with what is unread there, once that is known and whenever it changes. */
  watchCentre: (listener: (unread: readonly Outcome[]) => void) => Promise<void>;
  /** Looks at the newest decisions only; undefined when they cannot be loaded. */
  countUnread: (seen: SeenOutcomes) => Promise<number | undefined>;
}

/**
 * Makes the store of the number of unread notices. A page that shows no account is content with what another page found out, or with the newest
 * decisions; the notice centre is loaded when it is opened, and when money may have moved, so that most pages make one call less.
 */
export function createUnreadCount({ session, moneyMoved, watchCentre, countUnread }: CountEnvironment) {
  const $count = atom(0);
  let playerId: string | undefined;
  let opened: Promise<void> | undefined;
  /** The ids of what is unread; undefined while they are not known. */
  let unreadIds: readonly string[] | undefined;
  /** The ids of what was unread when the connection was lost, and of what was told since. */
  let told: Set<string> | undefined;
  let tell: ((missed: Outcome) => void) | undefined;

  /** Starts counting for whoever is signed in. An account page loads the whole centre once it is idle. */
  function startCounting({ isAccountPage }: { isAccountPage: boolean }): void {
    onPlayerChange(session, (current) => {
      playerId = current;
      $count.set(0);
      unreadIds = undefined;
      endCatchUp();
      if (opened || playerId === undefined) return;
      void (isAccountPage ? whenIdle(openOrLog) : lookOnce(playerId));
    });
    moneyMoved.listen(openOrLog);
    unreadCount.onChange(() => {
      const known = playerId !== undefined && !opened && unreadCount.read(playerId);
      if (known) show(known.count);
    });
  }

  /** Loads the notice centre, which counts from then on. Rejects when it cannot be loaded; called again, it tries again. */
  function openCentre(): Promise<void> {
    opened ??= watchCentre(keepUnread).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }

  function openOrLog(): Promise<void> {
    return openCentre().catch(() => logFailure('Notices', 'no centre'));
  }

  async function lookOnce(id: string): Promise<void> {
    const seen = seenOutcomes.read(id);
    if (!seen) {
      // From then on it remembers.
      await whenIdle(() => (id === playerId ? openOrLog() : undefined));
      return;
    }
    const known = unreadCount.read(id);
    if (known) show(known.count);
    const ageMs = known ? Date.now() - known.at : -1;
    if (ageMs >= 0 && ageMs < NOTICE_CHECK_MS) return;
    const count = await whenIdle(() => countUnread(seen));
    if (count !== undefined && id === playerId && !opened) keep(count);
  }

  function keepUnread(unread: readonly Outcome[]): void {
    keep(unread.length);
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

  function keep(count: number): void {
    show(count);
    if (playerId !== undefined) unreadCount.write(playerId, { count, at: Date.now() });
  }

  return { $unread: readonlyType($count), startCounting, openCentre, missed: { noteLost, catchUp, endCatchUp } };
}

export const { $unread, startCounting, openCentre, missed } = createUnreadCount({
  session: $session,
  moneyMoved: $moneyMoved,
  async watchCentre(listener) {
    const { watchUnread } = await import('./notice-centre.ts');
    watchUnread(listener);
  },
  async countUnread(seen) {
    const [{ countUnread }, { call }] = await Promise.all([import('../../api/report/report-rows.ts'), import('../session/client.ts')]);
    return countUnread(call, seen);
  },
});
