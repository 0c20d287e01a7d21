import type { Messages } from '@/content/messages/messages';
import { loadMessages } from '../load-messages';

/** The texts of a transfer that belongs to a game. */
export type MoveTexts = Messages['play'] & Messages['games'] & Messages['transfer'] & Messages['money'];

/** Loads them in the page's language; rejects when a file cannot be loaded. */
export async function loadMoveTexts(): Promise<MoveTexts> {
  const [play, money] = await Promise.all([loadMessages('play', 'games'), loadMessages('transfer', 'money')]);
  return { ...money, ...play };
}
