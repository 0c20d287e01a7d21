import type { Player } from './player.ts';
import { readableMessage } from './problem.ts';

/** A decision on a deposit or a withdrawal, pushed when it is made (spec section 8, Pushed events). */
export interface PushMessage {
  kind: 'deposit' | 'withdraw';
  isSuccess: boolean;
  /** Plain text; empty when there is none. */
  message: string;
  /** The transaction, where the decision was not pushed, but found in the report after a connection was lost. */
  found?: { id: string; amount: string };
}

/** The channel's name: the brand name in lower case, without whitespace (spec section 7). */
export function channelName(brandName: string): string {
  return brandName.toLowerCase().replace(/\s+/g, '');
}

/** The names of the events about one player, by uuid and by id, since backends use either. */
export function eventNames({ id, uuid }: Pick<Player, 'id' | 'uuid'>): string[] {
  return [...new Set([uuid ?? id, id])].flatMap((user) => [`deposit-${user}`, `withdraw-${user}`]);
}

/** Parses a pushed event; undefined when it is not one of ours. */
export function parsePush(event: string, data: unknown): PushMessage | undefined {
  if (typeof data !== 'object' || data === null || !('status' in data)) return undefined;
  return {
    kind: event.startsWith('deposit-') ? 'deposit' : 'withdraw',
    isSuccess: data.status === true,
    message: ('message' in data && readableMessage(data.message)) || '',
  };
}
