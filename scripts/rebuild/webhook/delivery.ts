import type { IncomingHttpHeaders } from 'node:http';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

/** One attempt to deliver a message. A sender without an answer sends the same id again, with a new timestamp and signature. */
export interface Delivery {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
}

/** How far a delivery's timestamp may be off, either way (Standard Webhooks, "Verifying"). */
export const TOLERANCE_SECONDS = 5 * 60;

// The signed text is the parts joined by dots. A dot inside a part would let another split of the same text pass.
const ID = /^[\x21-\x2d\x2f-\x7e]{1,200}$/;
const TIMESTAMP = /^[1-9]\d{0,11}$/;

/** Reads a delivery's headers before its body. @returns the delivery, or in words what is wrong with them */
export function deliveryIn(headers: IncomingHttpHeaders): Delivery | string {
  const {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  } = headers;
  if (
    typeof id !== 'string' ||
    typeof timestamp !== 'string' ||
    typeof signature !== 'string' ||
    signature === ''
  ) {
    return 'a header is missing';
  }
  if (!ID.test(id) || !TIMESTAMP.test(timestamp)) return 'the id or the time is malformed';
  const isFresh = Math.abs(Math.floor(Date.now() / 1_000) - Number(timestamp)) <= TOLERANCE_SECONDS;
  return isFresh ? { id, timestamp: Number(timestamp) } : 'the time is more than five minutes off';
}

/** Checks whether a body was signed with the secret. The body's content is never used. */
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
