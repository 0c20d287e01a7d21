import type { IncomingHttpHeaders } from 'node:http';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

/** One try at delivering a message: a sender that got no answer sends the same id again, with a new timestamp and so a new signature. */
export interface Delivery {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
}

/** Seconds that a delivery's timestamp may be off, either way (Standard Webhooks, "Verifying"). */
export const TOLERANCE = 5 * 60;

// Parts are joined by dots before they are signed, so a dot inside one would let another split of the same text pass.
const ID = /^[\x21-\x2d\x2f-\x7e]{1,200}$/;
const TIMESTAMP = /^[1-9]\d{0,11}$/;

/** Reads what can be refused before a body is taken in; undefined when a header is missing, malformed or stale. */
export function deliveryIn(headers: IncomingHttpHeaders, now: number): Delivery | undefined {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = headers;
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string') return undefined;
  if (!ID.test(id) || !TIMESTAMP.test(timestamp) || signature === '') return undefined;
  const isFresh = Math.abs(Math.floor(now / 1_000) - Number(timestamp)) <= TOLERANCE;
  return isFresh ? { id, timestamp: Number(timestamp) } : undefined;
}

/** Tells whether a body was signed with our secret; what the body says is never looked at. */
export function verifier(secret: string): (body: Buffer, headers: IncomingHttpHeaders) => boolean {
  const webhook = new Webhook(secret);
  return (body, headers) => {
    try {
      webhook.verify(body, headers as Record<string, string>, { jsonParse: false });
      return true;
    } catch (error) {
      if (error instanceof WebhookVerificationError) return false;
      throw error;
    }
  };
}
