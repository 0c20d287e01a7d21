import type { ReadableAtom } from 'nanostores';
import type { Call } from '../api/call.ts';
import type { Balance } from './money/balances.ts';
import type { Session } from './session/session.ts';

/** What stores take from outside. Each names its part of it, and a test gives that. */
export interface Environment {
  call: Call;
  session: ReadableAtom<Session>;
  reloadProfile: () => Promise<void>;
  accessToken: () => string | undefined;
  /** The token that the shown player's profile was loaded with. */
  profileToken: () => string | undefined;
  /** Changes when money may have moved, as with every push. */
  moneyMoved: ReadableAtom<unknown>;
  notifyMoneyMoved: () => void;
  balances: ReadableAtom<Record<string, Balance>>;
  loadBalances: (providerIds: readonly string[]) => Promise<void>;
}
