import { atom, readonlyType } from 'nanostores';
import { isPageVisible, onPageVisible } from '../../browser/page/when.ts';
import { connect } from '../../browser/realtime.ts';
import { tryLock } from '../../browser/tabs/tab-lock.ts';
import { realtimeSettings } from '../../config.ts';
import type { Player } from '../../domain/player.ts';
import { channelName, eventNames, type PushMessage, parsePush } from '../../domain/push-message.ts';
import { notifyMoneyMoved } from '../money/money-moved.ts';
import { $session, onPlayerChange, reloadProfile } from '../session/session.ts';
import { missed } from './unread-count.ts';

/** A backend that pushes without end must not fill the memory. */
const MAX_WAITING = 20;
/** Within this time the same message counts as the same event, in this tab or in another. */
const SAME_EVENT_MS = 3_000;
/** Events within this time lead to one request for the new balance. */
const REFRESH_DELAY_MS = 500;
/** The report may lag behind the push about its row, so it is loaded once more this long after the first time. */
const SECOND_LOAD_MS = 5_000;

const $waiting = atom<readonly PushMessage[]>([]);

/** The push messages that wait to be shown in this tab, the first one first. */
export const $pushMessages = readonlyType($waiting);

let isStarted = false;
let refreshTimer: ReturnType<typeof setTimeout> | undefined;

/** Listens while somebody is signed in, on one connection; called again it does nothing. A site without a realtime service gets no messages. */
export function startRealtime(brandName: string): void {
  if (isStarted || !brandName || !realtimeSettings().key) return;
  isStarted = true;
  let stop: (() => void) | undefined;
  onPlayerChange($session, () => {
    stop?.();
    const current = $session.get();
    stop = current.status === 'player' ? listen(brandName, current.player) : undefined;
  });
}

export function dismissPush(): void {
  $waiting.set($waiting.get().slice(1));
}

/** Listens for one player. Only a visible tab shows a message; a hidden one shows it once it is visible, unless another tab has shown it. */
function listen(brandName: string, player: Player): () => void {
  const unseen = new Map<string, PushMessage>();
  /** Keys of messages that another tab has shown, each for as long as it counts as the same event. */
  const shownElsewhere = new Set<string>();
  let isOver = false;
  const channel = new BroadcastChannel('pushed');
  channel.addEventListener('message', ({ data: key }) => {
    // The other tab is connected, or has already told what was decided meanwhile.
    missed.endCatchUp();
    unseen.delete(key);
    shownElsewhere.add(key);
    setTimeout(() => shownElsewhere.delete(key), SAME_EVENT_MS);
  });
  const show = async (key: string, push: PushMessage) => {
    if (!(await tryLock(`pushed ${key}`, SAME_EVENT_MS)) || isOver) return;
    channel.postMessage(key);
    $waiting.set([...$waiting.get(), push].slice(-MAX_WAITING));
  };
  const take = (push: PushMessage) => {
    const key = JSON.stringify([player.id, push]);
    if (isPageVisible()) void show(key, push);
    else if (!shownElsewhere.has(key)) unseen.set(key, push);
  };
  const stopWatching = onPageVisible(() => {
    for (const [key, push] of unseen) void show(key, push);
    unseen.clear();
  });
  const disconnect = connect({
    ...realtimeSettings(),
    channel: channelName(brandName),
    events: eventNames(player),
    onEvent(event, data) {
      const push = parsePush(event, data);
      if (!push) return;
      missed.endCatchUp();
      refreshSoon();
      take(push);
    },
    onLost: missed.noteLost,
    onReconnected() {
      missed.catchUp(({ kind, isSuccess, id, amount }) =>
        take({ kind, isSuccess, message: '', found: { id, amount } }),
      );
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
