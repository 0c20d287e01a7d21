import { atom, readonlyType } from 'nanostores';
import { isPageVisible, onPageVisible } from '../../browser/page/when.ts';
import { connect } from '../../browser/realtime.ts';
import { tryLock } from '../../browser/tabs/tab-lock.ts';
import { realtimeSettings } from '../../config.ts';
import type { Player } from '../../domain/player.ts';
import { channelName, eventNames, type PushedNotice, parseNotice } from '../../domain/pushed-notice.ts';
import type { Environment } from '../environment.ts';
import { notifyMoneyMoved } from '../money/money-moved.ts';
import { $session, onPlayerChange, reloadProfile } from '../session/session.ts';
import { missed } from './unread-count.ts';

interface PushedEnvironment extends Pick<Environment, 'session' | 'reloadProfile' | 'notifyMoneyMoved'> {
  connect: typeof connect;
  missed: typeof missed;
}

/** A backend that pushes without end must not fill the memory. */
const MAX_WAITING = 20;
/** Within this time the same notice counts as the same event, in this tab or in another. */
const SAME_EVENT_MS = 3_000;
/** Events within this time lead to one request for the new balance. */
const REFRESH_DELAY_MS = 500;
/** The report may lag behind the push about its row, so it is loaded once more this long after the first time. */
const SECOND_LOAD_MS = 5_000;

/** Makes the store of pushed notices that wait to be shown in this tab, the first one first. */
export function createPushedNotices({ connect, session, reloadProfile, notifyMoneyMoved, missed }: PushedEnvironment) {
  const $waiting = atom<readonly PushedNotice[]>([]);
  let isStarted = false;
  let refreshTimer: ReturnType<typeof setTimeout> | undefined;

  /** Listens while somebody is signed in, on one connection; called again it does nothing. A site without a realtime service gets no notices. */
  function startRealtime(brandName: string): void {
    if (isStarted || !brandName || !realtimeSettings().key) return;
    isStarted = true;
    let stop: (() => void) | undefined;
    onPlayerChange(session, () => {
      stop?.();
      const current = session.get();
      stop = current.status === 'player' ? listen(brandName, current.player) : undefined;
    });
  }

  /** Removes the notice that was shown. */
  function dismissPushed(): void {
    $waiting.set($waiting.get().slice(1));
  }

  /** Listens for one player. Only a visible tab shows a notice; a hidden one shows it once it is visible, unless another tab has shown it. */
  function listen(brandName: string, player: Player): () => void {
    const unseen = new Map<string, PushedNotice>();
    /** For as long as they stand for the same event. */
    const shownElsewhere = new Set<string>();
    let isOver = false;
    const channel = new BroadcastChannel('pushed');
    channel.addEventListener('message', ({ data: key }) => {
      // It has a connection, or has found out what was decided without one.
      missed.endCatchUp();
      unseen.delete(key);
      shownElsewhere.add(key);
      setTimeout(() => shownElsewhere.delete(key), SAME_EVENT_MS);
    });
    const show = async (key: string, notice: PushedNotice) => {
      if (!(await tryLock(`pushed ${key}`, SAME_EVENT_MS)) || isOver) return;
      channel.postMessage(key);
      $waiting.set([...$waiting.get(), notice].slice(-MAX_WAITING));
    };
    const take = (notice: PushedNotice) => {
      const key = JSON.stringify([player.id, notice]);
      if (isPageVisible()) void show(key, notice);
      else if (!shownElsewhere.has(key)) unseen.set(key, notice);
    };
    const stopWatching = onPageVisible(() => {
      for (const [key, notice] of unseen) void show(key, notice);
      unseen.clear();
    });
    const disconnect = connect({
      ...realtimeSettings(),
      channel: channelName(brandName),
      events: eventNames(player),
      onEvent(event, data) {
        const notice = parseNotice(event, data);
        if (!notice) return;
        missed.endCatchUp();
        refreshSoon();
        take(notice);
      },
      onLost: missed.noteLost,
      onReconnected() {
        missed.catchUp(({ kind, isSuccess, id, amount }) => take({ kind, isSuccess, message: '', found: { id, amount } }));
        refreshSoon();
      },
    });
    return () => {
      isOver = true;
      disconnect();
      stopWatching();
      channel.close();
      $waiting.set([]);
    };
  }

  function refreshSoon(): void {
    if (refreshTimer) return;
    refreshTimer = setTimeout(() => {
      refreshTimer = undefined;
      notifyMoneyMoved();
      void reloadProfile();
      setTimeout(notifyMoneyMoved, SECOND_LOAD_MS);
    }, REFRESH_DELAY_MS);
  }

  return { $pushed: readonlyType($waiting), startRealtime, dismissPushed };
}

export const { $pushed, startRealtime, dismissPushed } = createPushedNotices({
  connect,
  session: $session,
  reloadProfile,
  notifyMoneyMoved,
  missed,
});
