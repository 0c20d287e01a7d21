import { RECENT_REQUESTS_KEY } from '../../browser/storage/storage-keys.ts';
import { stored } from '../../browser/storage/stored.ts';

/** Within this time the same request is sent again only after a confirmation (security.md, hazard 14). */
const REMEMBERED_MS = 60_000;

/** Hashes, since this storage outlives the tab: no amount is read off in passing, but whoever hashes all likely ones finds it. */
type Entry = [hash: string, sentAt: number];

/** The device's clock may be set back. */
const recent = stored<readonly Entry[]>(RECENT_REQUESTS_KEY, (entries: unknown[]) =>
  entries.filter((entry): entry is Entry => Array.isArray(entry) && Math.abs(Date.now() - Number(entry[1])) < REMEMBERED_MS),
);

export function wasSentRecently(request: string): boolean {
  return recentEntries().some(([hash]) => hash === hashOf(request));
}

export function rememberRequest(request: string): void {
  recent.write([...recentEntries(), [hashOf(request), Date.now()]]);
}

/** For a request that did nothing: the same may be sent again at once. */
export function forgetRequest(request: string): void {
  recent.write(recentEntries().filter(([hash]) => hash !== hashOf(request)));
}

function recentEntries(): readonly Entry[] {
  return recent.read() ?? [];
}

/** FNV-1a with two starting values. If two requests share a hash, one needless question is all that comes of it. */
function hashOf(text: string): string {
  return [0x811c9dc5, 0x01000193].map((start) => fnv1a(text, start).toString(36)).join('');
}

function fnv1a(text: string, start: number): number {
  let value = start;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
