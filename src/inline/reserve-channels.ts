import { readItem } from '../lib/browser/storage/local-storage.ts';
import { CHANNEL_COUNT_KEY } from '../lib/browser/storage/storage-keys.ts';

/** Gives the channels before it the room that they took last time (`--channels` in `money-form.css`), before the first paint. */
const form = document.currentScript?.previousElementSibling as HTMLElement;
form.style.setProperty('--channels', readItem(CHANNEL_COUNT_KEY) ?? '');
