import type { Environment } from '../../stores/environment.ts';

export type OwnerEnvironment = Pick<Environment, 'session' | 'accessToken' | 'profileToken' | 'reloadProfile'>;

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
