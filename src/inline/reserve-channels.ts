import { readItem } from '../lib/browser/storage/local-storage.ts';
import { CHANNEL_COUNT_KEY } from '../lib/browser/storage/storage-keys.ts';

/**
 * Gives the channels before it the room that they took last time on this device (`--channels` in `money-form.css`). Inline, because it must run
 * before the first paint: the amount below them is there at once, and must not move when they come.
 */
const form = document.currentScript?.previousElementSibling as HTMLElement;
form.style.setProperty('--channels', readItem(CHANNEL_COUNT_KEY) ?? '');
