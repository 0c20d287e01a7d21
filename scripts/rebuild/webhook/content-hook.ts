import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerText } from '../../serve/fixed-page.ts';
import { type BodyLimits, bodyReader } from './body.ts';
import { type Delivery, deliveryIn, verifier } from './delivery.ts';

/** `repeated`: the sender tries again what was accepted; `replayed`: somebody sends again what was seen on the wire. */
export type Acceptance = 'accepted' | 'repeated' | 'replayed' | 'noRoom';

export interface HookOptions {
  /** `whsec_…` */
  secret: string;
  /** Remembers a delivery and asks for a build. Rejects when it cannot be remembered: the sender then tries again. */
  accept: (delivery: Delivery) => Promise<Acceptance>;
  /** Told how each request ended. */
  onAnswer?: (status: number, error?: unknown) => void;
  limits?: Partial<BodyLimits>;
  now?: () => number;
}

const LIMITS: BodyLimits = { size: 256 * 1024, time: 10_000, sizeOfAll: 16 * 1024 * 1024 };
/** Seconds until a sender should try again. */
const RETRY_AFTER = 30;
/** Milliseconds that the rest of a refused body is let in and dropped, so that the answer is not lost with the connection. */
const LINGER = 2_000;

const TEXTS: Record<number, string> = {
  202: 'Accepted',
  401: 'Unauthorized',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'This delivery was accepted before',
  413: 'Content Too Large',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};
const STATUS = {
  ...{ accepted: 202, repeated: 202, replayed: 409, noRoom: 429 },
  body: { tooLarge: 413, tooSlow: 408, noRoom: 503, cut: 408 },
} as const;

/** `POST /hooks/content` per the Standard Webhooks specification: https://github.com/standard-webhooks/standard-webhooks */
export function contentHook({ secret, accept, onAnswer = () => undefined, limits, now = Date.now }: HookOptions) {
  const isOurs = verifier(secret);
  const readBody = bodyReader({ ...LIMITS, ...limits });

  async function statusOf(request: IncomingMessage): Promise<number> {
    if (request.method !== 'POST') return 405;
    const delivery = deliveryIn(request.headers, now());
    if (!delivery) return 401;
    const body = await readBody(request);
    if (body.kind !== 'whole') return STATUS.body[body.kind];
    if (!isOurs(body.bytes, request.headers)) return 401;
    return STATUS[await accept(delivery)];
  }

  function answer(request: IncomingMessage, response: ServerResponse, status: number): void {
    response.setHeader('Cache-Control', 'no-store');
    if (status === 405) response.setHeader('Allow', 'POST');
    if (status === 429 || status === 503) response.setHeader('Retry-After', RETRY_AFTER);
    if (!request.complete) {
      request.resume();
      const impatience = setTimeout(() => request.destroy(), LINGER);
      request.once('close', () => clearTimeout(impatience));
    }
    answerText(response, status, TEXTS[status] ?? '');
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let status = 503;
    let problem: unknown;
    try {
      status = await statusOf(request);
    } catch (error) {
      problem = error;
    }
    onAnswer(status, problem);
    answer(request, response, status);
  };
}
