import { isRefCode, isToken } from '../../domain/text/visible-ascii.ts';
import { REF_KEY, TOKEN_KEY } from '../storage/storage-keys.ts';

/** A request that the head script has made. */
interface EarlyCall {
  url: string;
  headers: Record<string, string>;
  response: Promise<Response>;
  /** When it was made. */
  at: number;
  /** Ends it. */
  abort: (reason: unknown) => void;
}

/** The page's window, with what the head script gives to the rest of the page. */
type EarlyWindow = Window & { earlyCalls?: EarlyCall[] };

/**
 * Requests a player's profile, what the page names in `data-early-call`, and the scripts that read them, all at once. The requests are the
 * same that `lib/api/request.ts` builds; one that is not, because a token was refreshed meanwhile, is not used. Runs after the head script.
 */
export function makeEarlyCalls(window: EarlyWindow, base: string): void {
  const { document } = window;
  const page = document.documentElement.dataset;
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', () => makeEarlyCalls(window, base), { once: true });
    return;
  }
  if (page['session'] !== 'player' || (page['guard'] ?? 'player') !== 'player') return;
  const token = window.localStorage.getItem(TOKEN_KEY) ?? '';
  if (!isToken(token)) return;
  const headers: Record<string, string> = { accept: 'application/json' };
  const ref = window.localStorage.getItem(REF_KEY);
  if (ref && isRefCode(ref)) headers['RefCode'] = ref;
  headers['authorization'] = `Bearer ${token}`;
  // In a break only the profile: no call of a deposit may be made, and the others' pages make theirs a moment later.
  window.earlyCalls = ['v1/user-profile', page['break'] === undefined && page['earlyCall']].flatMap((path) => {
    if (!path) return [];
    const url = `${base}/api/${path}?locale=${page['language']}`;
    const controller = new AbortController();
    const response = window.fetch(url, { headers, cache: 'no-store', signal: controller.signal });
    // Whoever takes it sees the failure.
    response.catch(() => {});
    return [{ url, headers, response, at: Date.now(), abort: (reason) => controller.abort(reason) }];
  });
  // `scripts/build/preload-scripts.ts` has named them; an account page has links already.
  for (const href of page['playerScripts']?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/** A phone may sleep between the two scripts: what was asked for before that is asked for again. */
const MAX_AGE_MS = 60_000;

/** The answer to a request that the head script has made already; it is given once. */
export function takeEarlyAnswer(url: string, init: RequestInit = {}): Promise<Response> | undefined {
  const { earlyCalls = [] } = globalThis as Pick<EarlyWindow, 'earlyCalls'>;
  const index = earlyCalls.findIndex((call) => call.url === url);
  const [early] = index < 0 ? [] : earlyCalls.splice(index, 1);
  if (!early) return undefined;
  const isOld = Math.abs(Date.now() - early.at) > MAX_AGE_MS;
  if (isOld || init.method !== 'GET' || JSON.stringify(init.headers) !== JSON.stringify(early.headers)) {
    early.abort(undefined);
    return undefined;
  }
  init.signal?.addEventListener('abort', () => early.abort(init.signal?.reason));
  return early.response;
}
