import type { ReadableAtom } from 'nanostores';
import type { Call } from '../api/call.ts';
import type { Session } from './session/session.ts';

/** What the stores of money requests take from outside, so that a test can open several tabs. */
export interface Environment {
  call: Call;
  session: ReadableAtom<Session>;
  reloadProfile: () => Promise<void>;
  accessToken: () => string | undefined;
  /** The token that the shown player's profile was loaded with. */
  profileToken: () => string | undefined;
  /** Changes when money may have moved, as with every push. */
  moneyMoved: ReadableAtom<unknown>;
}
