import { readItem, writeItem } from '../../browser/storage/local-storage.ts';

const KEY = 'money_sent';
/** How long the same values ask for a second word, in milliseconds (security.md, hazard 14). */
const MEMORY = 60_000;

/** A call as its fingerprint, so that no amount lies in storage, and when it was sent. */
type Sent = [print: string, at: number];

export function wasJustSent(sameness: string): boolean {
  return recent().some(([print]) => print === fingerprint(sameness));
}

export function rememberSent(sameness: string): void {
  store([...recent(), [fingerprint(sameness), Date.now()]]);
}

/** The backend did nothing, so that the same may be sent again. */
export function forgetSent(sameness: string): void {
  store(recent().filter(([print]) => print !== fingerprint(sameness)));
}

/** Storage is anybody's to write, and a device's clock may be set back. */
function recent(): Sent[] {
  try {
    const stored: unknown = JSON.parse(readItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((entry): entry is Sent => Array.isArray(entry) && Math.abs(Date.now() - Number(entry[1])) < MEMORY);
  } catch {
    return [];
  }
}

function store(sent: readonly Sent[]): void {
  writeItem(KEY, JSON.stringify(sent));
}

/** FNV-1a, twice with different starts. Two calls that happen to share one are asked about needlessly, nothing more. */
function fingerprint(text: string): string {
  return [0x811c9dc5, 0x01000193].map((start) => hash(text, start).toString(36)).join('');
}

function hash(text: string, start: number): number {
  let value = start;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
