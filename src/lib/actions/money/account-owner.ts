import type { ReadableAtom } from 'nanostores';
import type { Session } from '../../stores/session.ts';

export interface OwnerEnvironment {
  session: ReadableAtom<Session>;
  accessToken: () => string | undefined;
  /** The token that the shown player's profile was loaded with. */
  profileToken: () => string | undefined;
  reloadProfile: () => Promise<void>;
}

/**
 * Makes the function that finds out whose account a request with the stored token would use. Another tab may have signed somebody else in since
 * the profile was loaded; then the profile is loaded again first. Resolves with the player's id, or with undefined when it is not known.
 */
export function createAccountOwner(environment: OwnerEnvironment): () => Promise<string | undefined> {
  const { session, accessToken, profileToken, reloadProfile } = environment;
  return async () => {
    if (accessToken() !== profileToken()) await reloadProfile();
    const current = session.get();
    return current.status === 'player' && accessToken() === profileToken() ? current.player.id : undefined;
  };
}
