import { isOffline, never, type Page, runningIntent, runningPage } from './browser.ts';
import type { Fault, Intent } from './intent.ts';

const SHORT_MS = 500;
const LONG_MS = 4_000;
const TIMEOUT_MS = 31_000;

const REQUESTS_OF_INTENTS = /\/add-(deposit|withdraw|transfer)\?/;

interface NetworkOptions {
  expireAccess: () => Promise<unknown>;
  onSent: (intent: Intent) => void;
  onAnswered: (intent: Intent) => void;
}

/** Requests that the backend is working on. */
const inFlight = new Set<Promise<unknown>>();

/** Counts a request as one that the backend is working on. */
function counted<Value>(request: Promise<Value>): Promise<Value> {
  inFlight.add(request);
  return request.finally(() => inFlight.delete(request));
}

/** Before the clock is replaced. */
const immediate = setImmediate;
const realFetch = fetch;

/** Waits until the backend has answered everything, and the pages have read it. */
export async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 4; quiet += 1) {
    if (inFlight.size > 0) quiet = 0;
    await Promise.allSettled(inFlight);
    await new Promise((resolve) => immediate(resolve));
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const html = (status: number) => new Response('<html>', { status });

/** Makes the `fetch` of all pages: the faults of an intent's requests, and the backend behind them. */
export function createNetwork({ expireAccess, onSent, onAnswered }: NetworkOptions): typeof fetch {
  async function backend(
    url: string,
    init: RequestInit,
    intent: Intent | undefined,
  ): Promise<Response> {
    // The page's own time limit runs by the real clock, and means nothing here.
    const { signal: _, ...request } = init;
    const answer = (async () => {
      const response = await realFetch(url, request);
      return { status: response.status, text: await response.text() };
    })();
    const { status, text } = await counted(answer);
    if (intent && isBooked(text)) intent.booked += 1;
    return new Response(text, { status });
  }

  async function withFault(
    fault: Fault,
    page: Page | undefined,
    send: () => Promise<Response>,
  ): Promise<Response> {
    switch (fault) {
      case 'none':
        return send();
      case 'stuck':
        await wait(LONG_MS);
        return page?.isOpen ? send() : never;
      case 'late':
        await wait(LONG_MS);
        return send();
      case 'slowAnswer': {
        const answer = await send();
        await wait(LONG_MS);
        return answer;
      }
      case 'lostBefore':
        await wait(SHORT_MS);
        return lost();
      case 'lostAfter':
        await send();
        await wait(SHORT_MS);
        return lost();
      case 'lostThenBooked':
        void wait(LONG_MS)
          .then(send)
          .catch(() => undefined);
        await wait(SHORT_MS);
        return lost();
      case 'slowThenLost':
        await send();
        await wait(TIMEOUT_MS);
        return lost();
      case 'unauthorized':
        await counted(expireAccess());
        return send();
      case 'gatewayBefore':
        return html(502);
      case 'gatewayAfter':
        await send();
        return html(503);
      case 'maintenance':
        return Response.json({ success: false, message: 'Back soon' }, { status: 503 });
      case 'halfAnswer':
        await send();
        return new Response('{"success":tr');
    }
  }

  return async (input, init = {}) => {
    const page = runningPage();
    if (isLeft(page)) return never;
    const url = String(input);
    const intent = REQUESTS_OF_INTENTS.test(url) ? runningIntent() : undefined;
    if (intent) onSent(intent);
    const send = () => (isOffline() ? lost() : backend(url, init, intent));
    const fault = intent?.faults.shift() ?? 'none';
    try {
      const answer = await withFault(fault, page, send);
      return isLeft(page) ? never : answer;
    } catch (error) {
      if (isLeft(page)) return never;
      throw error;
    } finally {
      if (intent) onAnswered(intent);
    }
  };
}

/** Whether the player has left the page meanwhile. */
function isLeft(page: Page | undefined): boolean {
  return page?.isOpen === false;
}

function isBooked(text: string): boolean {
  try {
    return JSON.parse(text).success === true;
  } catch {
    return false;
  }
}
