/** Stands where the player has to write something. */
const BLANK = '____';

/** What a prepared message can name of a player: `{username}`, and the newest transaction's `{id}`, `{amount}` and `{time}`. */
interface MessageDetails {
  username?: string;
  id?: string;
  amount?: string;
  time?: string;
}

/** What is filled in: the places with names, and the blanks of the message itself. */
const GAP = /(\{(?:username|id|amount|time)\}|____)/;
const SYNTAX = /[\\^$.*+?()[\]{}|/-]/g;

/** A prepared message as a guest sees it, with blanks for all that is the player's. */
export function blankMessage(message: string): string {
  return message
    .split(GAP)
    .map((part, index) => (index % 2 === 1 ? BLANK : part))
    .join('');
}

/** Puts a player's details into a message; what was written in its other blanks stays. Undefined where it was rewritten: then all of it is the player's own. */
export function fillMessage(message: string, written: string, details: MessageDetails): string | undefined {
  const parts = message.split(GAP);
  const pattern = parts.map((part, index) => (index % 2 === 1 ? '(.*?)' : part.replace(SYNTAX, '\\$&'))).join('');
  const typed = new RegExp(`^${pattern}$`, 's').exec(written);
  // More than a blank would be lost where a detail takes its place.
  const isOverBlank = parts.some((part, index) => detail(part, details) !== undefined && /____./s.test(typed?.[(index + 1) / 2] ?? ''));
  if ((!typed && written.trim() !== '') || isOverBlank) return undefined;
  return parts.map((part, index) => (index % 2 === 1 ? (detail(part, details) ?? typed?.[(index + 1) / 2] ?? BLANK) : part)).join('');
}

function detail(gap: string, details: MessageDetails): string | undefined {
  return details[gap.slice(1, -1) as keyof MessageDetails];
}
