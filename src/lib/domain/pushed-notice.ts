import type { Player } from './player.ts';
import { readableMessage } from './problem.ts';

/** A decision on a deposit or a withdrawal, pushed as it is made (spec section 8, Pushed events). */
export interface PushedNotice {
  kind: 'deposit' | 'withdraw';
  isSuccess: boolean;
  /** Plain text; empty when there was none to show. */
  message: string;
}

/** Spec section 7: the brand name in lower case, without whitespace. */
export function channelName(brandName: string): string {
  return brandName.toLowerCase().replace(/\s+/g, '');
}

/** The events about one player. The backend names them by uuid or by id; nobody else has either. */
export function eventNames({ id, uuid }: Pick<Player, 'id' | 'uuid'>): string[] {
  return [...new Set([uuid ?? id, id])].flatMap((user) => [`deposit-${user}`, `withdraw-${user}`]);
}

/** Reads a pushed event; undefined for what is none. */
export function parseNotice(event: string, data: unknown): PushedNotice | undefined {
  if (typeof data !== 'object' || data === null || !('status' in data)) return undefined;
  return {
    kind: event.startsWith('deposit-') ? 'deposit' : 'withdraw',
    isSuccess: data.status === true,
    message: ('message' in data && readableMessage(data.message)) || '',
  };
}
