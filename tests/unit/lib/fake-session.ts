import { atom, type WritableAtom } from 'nanostores';
import type { Player } from '@/lib/domain/player';
import type { Session } from '@/lib/stores/session/session';

/** The session of a player, with as much of the player as a test needs. */
export const playerSession = (id = '7', more: Partial<Player> = {}): Session => ({
  status: 'player',
  player: { id, ...more } as Player,
});

/** The site's own session as it is after the last `vi.resetModules()`, for tests to set. */
export const siteSession = async () =>
  (await import('@/lib/stores/session/session')).$session as WritableAtom<Session>;

/** A session that tests set, in place of the site's: `vi.mock('…/stores/session.ts', () => import('…/fake-session.ts'))`. */
export const $session = atom<{ status: string; player?: object }>({ status: 'unknown' });
export const reloadProfile = async () => undefined;
export const startSession = async () => undefined;
