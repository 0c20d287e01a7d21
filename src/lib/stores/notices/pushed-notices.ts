import { atom, readonlyType } from 'nanostores';
import { isPageVisible, onPageVisible } from '../../browser/page/visibility.ts';
import { connect } from '../../browser/realtime.ts';
import { createTabChannel } from '../../browser/tabs/tab-channel.ts';
import { tryLock } from '../../browser/tabs/tab-lock.ts';
import { realtimeSettings } from '../../config.ts';
import type { Player } from '../../domain/player.ts';
import { channelName, eventNames, type PushedNotice, parseNotice } from '../../domain/pushed-notice.ts';
import { notifyMoneyMoved } from '../money-moved.ts';
import { $session, reloadProfile } from '../session.ts';
import { addReceived, receivedNotices, removeReceived } from './received-notices.ts';

const $queue = atom<readonly PushedNotice[]>([]);
/** Pushed notices that wait to be shown in this tab, the first one first. */
export const $pushed = readonlyType($queue);

/** A backend gone wild must not fill the memory. */
const MOST_WAITING = 20;
/** How long the same notice is taken for the same event, in this tab or in another, in milliseconds. */
const SAME_EVENT = 3_000;
/** Many events together ask for one new balance, in milliseconds. */
const GATHER = 500;

let isFollowing = false;

/** Listens while somebody is signed in, on one connection; called again it does nothing. Pages without a realtime service stay quiet. */
export function startRealtime(brandName: string): void {
  if (isFollowing || !brandName || !realtimeSettings().key) return;
  isFollowing = true;
  let listening: { id: string; stop: () => void } | undefined;
  $session.subscribe((session) => {
    const player = session.status === 'player' ? session.player : undefined;
    if (player?.id === listening?.id) return;
    listening?.stop();
    listening = player && { id: player.id, stop: listen(brandName, player) };
  });
}

/** Takes away the notice that was shown. */
export function dismissPushed(): void {
  $queue.set($queue.get().slice(1));
}

/** Listens for one player. Only the tab in sight shows a notice; a hidden one keeps it until it comes into sight, unless another has shown it. */
function listen(brandName: string, player: Player): () => void {
  const unseen = new Map<string, PushedNotice>();
  const seenElsewhere = new Set<string>();
  const justHeard = new Set<string>();
  const tabs = createTabChannel('pushed', (key) => {
    unseen.delete(key);
    seenElsewhere.add(key);
    setTimeout(() => seenElsewhere.delete(key), SAME_EVENT);
  });
  const showNow = async (key: string, notice: PushedNotice) => {
    if (!(await tryLock(`pushed ${key}`, SAME_EVENT))) return;
    tabs.send(key);
    if ($session.get().status === 'player') $queue.set([...$queue.get(), notice].slice(-MOST_WAITING));
  };
  // One claim after the other: a later one may be granted first, and a player reads decisions in the order they fell.
  let last = Promise.resolve();
  const show = (key: string, notice: PushedNotice) => {
    last = last.then(() => showNow(key, notice));
  };
  const stopWatching = onPageVisible(() => {
    for (const [key, notice] of unseen) show(key, notice);
    unseen.clear();
  });
  const disconnect = connect({
    ...realtimeSettings(),
    channel: channelName(brandName),
    events: eventNames(player),
    onEvent(event, data) {
      const notice = parseNotice(event, data);
      if (!notice) return;
      refreshSoon();
      const key = JSON.stringify([player.id, notice]);
      if (!justHeard.has(key)) addReceived(notice);
      justHeard.add(key);
      setTimeout(() => justHeard.delete(key), SAME_EVENT);
      if (isPageVisible()) show(key, notice);
      else if (!seenElsewhere.has(key)) unseen.set(key, notice);
    },
    onReconnected: refreshSoon,
  });
  return () => {
    disconnect();
    stopWatching();
    tabs.close();
    $queue.set([]);
    // The next player on this page must not find them.
    removeReceived(receivedNotices());
  };
}

let gathering: ReturnType<typeof setTimeout> | undefined;

function refreshSoon(): void {
  if (gathering) return;
  gathering = setTimeout(() => {
    gathering = undefined;
    notifyMoneyMoved();
    void reloadProfile();
  }, GATHER);
}
