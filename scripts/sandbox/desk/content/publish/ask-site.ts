import type { Site } from './webhooks.ts';

/**
 * Asks the site's rebuild service with GET.
 * @param read takes what is needed out of the answer, also one with an error's status
 * @returns undefined where the service does not say: there is none, it is not for this machine, nobody answers in time, or `read` fails
 */
export async function askSite<T>(
  { origin, statusToken }: Site,
  { path, timeoutMs }: { path: string; timeoutMs: number },
  read: (answer: Response) => Promise<T | undefined>,
): Promise<T | undefined> {
  try {
    const answer = await fetch(origin + path, {
      headers: statusToken === undefined ? {} : { Authorization: `Bearer ${statusToken}` },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await read(answer);
  } catch {
    return undefined;
  }
}
