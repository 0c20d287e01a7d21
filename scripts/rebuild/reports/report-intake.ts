import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerText } from '../../serve/fixed-page.ts';
import { setSecurityHeaders } from '../../serve/headers.ts';
import type { visitMetrics } from '../status/visit-metrics.ts';
import { bodyReader, dropRest } from '../webhook/body.ts';
import { readReport } from './read-report.ts';

const BODY = { maxBytes: 16_384, timeoutMs: 10_000, maxTotalBytes: 4 * 1024 * 1024 };
/** Enough for many players, and too few to keep the service busy. */
const MAX_PER_MINUTE = 6_000;

/**
 * `POST /reports`: what a page sends as it is left, by `sendBeacon` with a plain text, which needs no preflight from another origin. A page reads
 * no answer, so none tells anything.
 * @param siteOrigin `https://site.example`: pages of other sites are refused
 */
export function reportIntake(siteOrigin: string, visits: ReturnType<typeof visitMetrics>) {
  const readBody = bodyReader(BODY);
  let [minute, count] = [0, 0];

  function mayCome(): boolean {
    const now = Math.floor(Date.now() / 60_000);
    count = now === minute ? count + 1 : 1;
    minute = now;
    return count <= MAX_PER_MINUTE;
  }

  async function statusOf(request: IncomingMessage): Promise<number> {
    const { method, headers } = request;
    if (method !== 'POST') return 405;
    if (headers.origin !== siteOrigin) return 403;
    if (!/^text\/plain\s*(;|$)/i.test(headers['content-type'] ?? '')) return 415;
    if (!mayCome()) return 429;
    const body = await readBody(request);
    if (typeof body === 'number') return body;
    const report = readReport(body);
    if (!report) return 400;
    visits.count(report);
    return 204;
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const status = await statusOf(request);
    visits.answered(status);
    setSecurityHeaders(response, '/reports');
    response.setHeader('Cache-Control', 'no-store');
    if (status === 405) response.setHeader('Allow', 'POST');
    dropRest(request);
    if (status === 204) response.writeHead(204).end();
    else answerText(response, status);
  };
}
