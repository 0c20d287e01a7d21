import type { ReadableAtom } from 'nanostores';
import type { Session } from '../../stores/session.ts';

export interface OwnerEnvironment {
  session: ReadableAtom<Session>;
  accessToken: () => string | undefined;
  reloadProfile: () => Promise<void>;
}

/**
 * Makes the function that finds out whose account a request with the stored token would use. Another tab may have signed somebody else in since
 * the profile was loaded; then the profile is loaded again first. Resolves with the player's id, or with undefined when it is not known.
 */
export function createAccountOwner({ session, accessToken, reloadProfile }: OwnerEnvironment): () => Promise<string | undefined> {
  let checkedToken: string | undefined;
  session.subscribe(({ status }) => {
    checkedToken = status === 'player' ? accessToken() : undefined;
  });

  return async () => {
    if (accessToken() !== checkedToken) await reloadProfile();
    const current = session.get();
    return current.status === 'player' && accessToken() === checkedToken ? current.player.id : undefined;
  };
}
