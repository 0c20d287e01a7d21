import type { Language } from '../../config.ts';
import { bareRequest } from '../../domain/bare-request.ts';
import { isRefCode, isToken } from '../../domain/text/visible-ascii.ts';
import { REF_KEY, TOKEN_KEY } from '../storage/storage-keys.ts';

interface EarlyCall {
  url: string;
  headers: Record<string, string>;
  response: Promise<Response>;
  at: number;
  abort: (reason: unknown) => void;
}

/** The page's window, with what the head script gives to the rest of the page. */
type EarlyWindow = Window & { earlyCalls?: EarlyCall[] };

/** Requests a player's profile, what the page names in `data-early-call`, and the scripts that read them, all at once. Runs after the head script. */
export function makeEarlyCalls(window: EarlyWindow, base: string): void {
  const { document } = window;
  const page = document.documentElement.dataset;
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', () => makeEarlyCalls(window, base), {
      once: true,
    });
    return;
  }
  if (page['session'] !== 'player' || (page['guard'] ?? 'player') !== 'player') return;
  const token = window.localStorage.getItem(TOKEN_KEY) ?? '';
  if (!isToken(token)) return;
  const ref = window.localStorage.getItem(REF_KEY) ?? '';
  const context = {
    base,
    language: page['language'] as Language,
    refCode: isRefCode(ref) ? ref : undefined,
    token,
  };
  // In a break only the profile: no call of a deposit may be made, and the others' pages make theirs a moment later.
  window.earlyCalls = ['v1/user-profile', page['break'] === undefined && page['earlyCall']].flatMap(
    (path) => {
      if (!path) return [];
      const { url, headers } = bareRequest(path, context);
      const controller = new AbortController();
      const response = window.fetch(url, { headers, cache: 'no-store', signal: controller.signal });
      // Whoever takes it sees the failure.
      response.catch(() => {});
      return [
        { url, headers, response, at: Date.now(), abort: (reason) => controller.abort(reason) },
      ];
    },
  );
  // `scripts/build/preload-scripts.ts` has named them; an account page has links already.
  for (const href of page['playerScripts']?.split(' ') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
}

/** A phone may sleep between the two scripts: what was asked for before that is asked for again. */
const MAX_AGE_MS = 60_000;

/** Headers as one text, whatever order they were written in. */
const sorted = (headers?: HeadersInit) => String([...new Headers(headers)]);

/** The answer to a request that the head script has made already; it is given once. */
export function takeEarlyAnswer(
  url: string,
  init: RequestInit = {},
): Promise<Response> | undefined {
  const { earlyCalls = [] } = globalThis as Pick<EarlyWindow, 'earlyCalls'>;
  const index = earlyCalls.findIndex((call) => call.url === url);
  const [early] = index < 0 ? [] : earlyCalls.splice(index, 1);
  if (!early) return undefined;
  const isOld = Math.abs(Date.now() - early.at) > MAX_AGE_MS;
  if (isOld || init.method !== 'GET' || sorted(init.headers) !== sorted(early.headers)) {
    early.abort(undefined);
    return undefined;
  }
  init.signal?.addEventListener('abort', () => early.abort(init.signal?.reason));
  return early.response;
}
