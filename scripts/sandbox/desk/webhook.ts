import { Webhook } from 'standardwebhooks';
import { newSecret } from '../database/secret.ts';

/** The site that shows the content. */
export interface Site {
  origin: string;
  /** `whsec_…`; undefined where there is none. */
  secret: string | undefined;
}

/** The hook answers at once and works afterwards. */
const TIMEOUT_MS = 5_000;

/** Tells the site that content has changed (Standard Webhooks). Returns what came of it, in one sentence. */
export async function sendWebhook({ origin, secret }: Site): Promise<string> {
  if (!secret)
    return 'Saved. No secret signs webhooks: the site’s npm start makes one, or WEBHOOK_SECRET sets it.';
  const [id, sentAt] = [`msg_${newSecret()}`, new Date()];
  const body = JSON.stringify({
    type: 'content.changed',
    timestamp: sentAt.toISOString(),
    data: {},
  });
  const address = `${origin}/hooks/content`;
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok
      ? 'Saved, and the site is being built anew.'
      : `Saved. The site answered ${answer.status}.`;
  } catch {
    return `Saved. Nobody answers at ${address}.`;
  }
}
