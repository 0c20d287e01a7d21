import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerText } from '../../serve/fixed-page.ts';
import { setSecurityHeaders } from '../../serve/headers.ts';
import { type BodyLimits, bodyReader, dropRest } from './body.ts';
import { type Delivery, deliveryIn, verifier } from './delivery.ts';

/** `repeated`: the sender retries an accepted delivery. `replayed`: somebody sends a captured one again. `full`: no more can be remembered. */
export type Acceptance = 'accepted' | 'repeated' | 'replayed' | 'full';

export interface HookOptions {
  /** `whsec_…` */
  secret: string;
  /** Remembers a delivery and requests a build. Rejects when it cannot be remembered, so that the sender tries again. */
  accept: (delivery: Delivery) => Promise<Acceptance>;
  /** Called when a request was answered. */
  onAnswer?: (status: number, error?: unknown) => void;
  limits?: Partial<BodyLimits>;
  now?: () => number;
}

const LIMITS: BodyLimits = { maxBytes: 256 * 1024, timeoutMs: 10_000, maxTotalBytes: 16 * 1024 * 1024 };
const RETRY_AFTER_SECONDS = 30;

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
  ...{ accepted: 202, repeated: 202, replayed: 409, full: 429 },
  body: { tooLarge: 413, timedOut: 408, overloaded: 503, aborted: 408 },
} as const;

/** `POST /hooks/content` per the Standard Webhooks specification: https://github.com/standard-webhooks/standard-webhooks */
export function contentHook({ secret, accept, onAnswer = () => undefined, limits, now = Date.now }: HookOptions) {
  const isSigned = verifier(secret);
  const readBody = bodyReader({ ...LIMITS, ...limits });

  async function statusOf(request: IncomingMessage): Promise<number> {
    if (request.method !== 'POST') return 405;
    const delivery = deliveryIn(request.headers, now());
    if (!delivery) return 401;
    const body = await readBody(request);
    if (body.kind !== 'complete') return STATUS.body[body.kind];
    if (!isSigned(body.bytes, request.headers)) return 401;
    return STATUS[await accept(delivery)];
  }

  function answer(request: IncomingMessage, response: ServerResponse, status: number): void {
    setSecurityHeaders(response, '/hooks/content');
    response.setHeader('Cache-Control', 'no-store');
    if (status === 405) response.setHeader('Allow', 'POST');
    if (status === 429 || status === 503) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    dropRest(request);
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
