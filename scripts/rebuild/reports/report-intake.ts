import type { IncomingMessage, ServerResponse } from 'node:http';
import { BEACON_LIMITS } from '../../../src/lib/domain/visit/visit-beacon.ts';
import { answerText } from '../../serve/fixed-page.ts';
import { setSecurityHeaders } from '../../serve/headers.ts';
import { bodyReader, dropRest } from '../webhook/body.ts';
import { type KnownReport, readReport } from './read-report.ts';

interface IntakeOptions {
  /** `https://site.example`: pages of other sites are refused. */
  siteOrigin: string;
  onReport: (report: KnownReport) => void;
  /** Called when a request was answered. */
  onAnswer: (status: number) => void;
}

const BODY = { maxBytes: BEACON_LIMITS.bytes, timeoutMs: 10_000, maxTotalBytes: 4 * 1024 * 1024 };
/** Enough for many players, and too few to keep the service busy. */
const MAX_PER_MINUTE = 6_000;

/**
 * `POST /reports`: what a page sends as it is left, by `sendBeacon` with a plain text, which needs no preflight from another origin. A page reads
 * no answer, so none tells anything.
 */
export function reportIntake({ siteOrigin, onReport, onAnswer }: IntakeOptions) {
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
    onReport(report);
    return 204;
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const status = await statusOf(request);
    onAnswer(status);
    setSecurityHeaders(response, '/reports');
    response.setHeader('Cache-Control', 'no-store');
    if (status === 405) response.setHeader('Allow', 'POST');
    dropRest(request);
    if (status === 204) response.writeHead(204).end();
    else answerText(response, status);
  };
}
