import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerText } from '../../serve/fixed-page.ts';
import { setSecurityHeaders } from '../../serve/headers.ts';
import { bodyReader, dropRest } from './body.ts';
import { type Delivery, deliveryIn, verifier } from './delivery.ts';

/** `repeated`: the sender retries an accepted delivery. `replayed`: somebody sends a captured one again. `full`: no more can be remembered. */
export type Acceptance = 'accepted' | 'repeated' | 'replayed' | 'full';

interface HookOptions {
  /** `whsec_…` */
  secret: string;
  /** Remembers a delivery and requests a build. Rejects when it cannot be remembered, so that the sender tries again. */
  accept: (delivery: Delivery) => Promise<Acceptance>;
  /** Called when a request was answered. */
  onAnswer: (answer: HookAnswer) => void;
}

interface HookAnswer {
  status: number;
  /** Which check of a 401 failed. The caller, who may be guessing, is not told. */
  reason?: string;
  /** Why a delivery could not be remembered. */
  error?: unknown;
}

const LIMITS = { maxBytes: 256 * 1024, timeoutMs: 10_000, maxTotalBytes: 16 * 1024 * 1024 };
const RETRY_AFTER_SECONDS = 30;
const STATUS: Record<Acceptance, number> = {
  accepted: 202,
  repeated: 202,
  replayed: 409,
  full: 429,
};

/** `POST /hooks/content` per the Standard Webhooks specification: https://github.com/standard-webhooks/standard-webhooks */
export function contentHook({ secret, accept, onAnswer }: HookOptions) {
  const isSigned = verifier(secret);
  const readBody = bodyReader(LIMITS);

  async function answerTo(request: IncomingMessage): Promise<HookAnswer> {
    if (request.method !== 'POST') return { status: 405 };
    const delivery = deliveryIn(request.headers);
    if (typeof delivery === 'string') return { status: 401, reason: delivery };
    const body = await readBody(request);
    if (typeof body === 'number') return { status: body };
    if (!isSigned(body, request.headers)) return { status: 401, reason: 'the signature is wrong' };
    return { status: STATUS[await accept(delivery)] };
  }

  function answer(request: IncomingMessage, response: ServerResponse, status: number): void {
    setSecurityHeaders(response, '/hooks/content');
    response.setHeader('Cache-Control', 'no-store');
    if (status === 405) response.setHeader('Allow', 'POST');
    if (status === 429 || status === 503) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    dropRest(request);
    answerText(response, status, status === 409 ? 'This delivery was accepted before' : undefined);
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const given = await answerTo(request).catch(
      (error: unknown): HookAnswer => ({ status: 503, error }),
    );
    onAnswer(given);
    answer(request, response, given.status);
  };
}
