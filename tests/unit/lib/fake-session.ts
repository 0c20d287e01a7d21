import { atom } from 'nanostores';

/** A session that tests set, in place of the site's: `vi.mock('…/stores/session.ts', () => import('…/fake-session.ts'))`. */
export const $session = atom<{ status: string; player?: object }>({ status: 'unknown' });
export const reloadProfile = async () => undefined;
export const startSession = async () => undefined;
