import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reportIntake } from '../../../../../scripts/rebuild/reports/report-intake.ts';
import { rawRequest } from '../../serve/raw-request.ts';
import { startService, type TestService } from '../test-service.ts';
import { EXAMPLE_REPORT } from './example-report.ts';

const ORIGIN = 'https://play.example';
const never = () => new Promise<never>(() => undefined);

let service: TestService;
beforeEach(async () => {
  service = await startService(never, { reportsFrom: ORIGIN });
});

async function send(body: string, headers: Record<string, string> = {}, method = 'POST') {
  const answer = await fetch(`${service.url}/reports`, {
    method,
    headers: { origin: ORIGIN, 'content-type': 'text/plain;charset=UTF-8', ...headers },
    ...(method === 'POST' ? { body } : {}),
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

const sendReport = (changes: object = {}, headers: Record<string, string> = {}) =>
  send(JSON.stringify({ ...EXAMPLE_REPORT, ...changes }), headers);
const metrics = async ({ url } = service) => (await fetch(`${url}/metrics`)).text();

it('what is known is counted from 0, or Prometheus would not see the first increase', async () => {
  expect((await metrics()).split('\n')).toEqual(
    expect.arrayContaining([
      'site_failures_total{kind="error",at="script"} 0',
      'site_failures_total{kind="timeout",at="login"} 0',
      'site_failures_total{kind="policy",at="img-src"} 0',
      'site_visit_reports_total{status="204"} 0',
    ]),
  );
});

it('a report is counted in every family, and nothing is answered', async () => {
  const { status, text, headers } = await sendReport();
  expect([
    status,
    text,
    headers.get('cache-control'),
    headers.get('x-content-type-options'),
  ]).toEqual([204, '', 'no-store', 'nosniff']);
  expect((await metrics()).split('\n')).toEqual(
    expect.arrayContaining([
      'site_page_lcp_seconds_sum{page="/slots/*",session="guest"} 2.7',
      'site_page_lcp_seconds_bucket{le="3",page="/slots/*",session="guest"} 1',
      'site_page_inp_seconds_sum{page="/slots/*",session="guest"} 0.09',
      'site_page_ttfb_seconds_sum{page="/slots/*",session="guest"} 0.8',
      'site_page_cls_score_sum{page="/slots/*",session="guest"} 0.04',
      'site_failures_total{kind="error",at="script"} 1',
      'site_failures_total{kind="timeout",at="v1/user/add-deposit"} 1',
      'site_failures_total{kind="policy",at="script-src"} 1',
      'site_visit_reports_total{status="204"} 1',
    ]),
  );
});

it('a report is logged by the places and pages alone where something of ours failed, each once', async () => {
  const failures = [
    { kind: 'rejection', at: '/_astro/play.B_1.js:3:9' },
    { kind: 'broken', at: 'page' },
    { kind: 'error', at: 'https://demo1234.example' },
    { kind: 'timeout', at: 'v1/bank' },
  ];
  for (const page of ['/slots/*', '/slots/*', '/login'])
    await sendReport({ page, failures, secret: 'demo1234' });
  expect(service.log).toEqual(
    [
      { kind: 'rejection', at: '/_astro/play.B_1.js:3:9', page: '/slots/*' },
      { kind: 'broken', at: 'page', page: '/slots/*' },
      { kind: 'broken', at: 'page', page: '/login' },
    ].map((fields) => ({ level: 'warn', fields })),
  );
});

it('made up places do not fill the log', async () => {
  for (let column = 1; column <= 101; column += 1)
    await sendReport({ failures: [{ kind: 'error', at: `/_astro/made.up.js:1:${column}` }] });
  expect(service.log).toHaveLength(100);
});

describe('a request is refused', () => {
  const big = (bytes: number) => `{"page":"${'x'.repeat(bytes - 11)}"}`;
  it.each([
    ['of another site', () => sendReport({}, { origin: 'https://evil.example' }), 403],
    [
      'of another type, which would have had a preflight',
      () => sendReport({}, { 'content-type': 'application/json' }),
      415,
    ],
    ['of another method', () => send('', {}, 'GET'), 405],
    ['that is no report', () => send('{}'), 400],
    ['of more than 16 kB', () => send(big(16_385)), 413],
  ])('%s', async (_what, ask, status) => {
    const { status: found, text } = await ask();
    expect(found).toBe(status);
    expect(text).not.toMatch(/page|xxx/);
    expect(await metrics()).toContain(`site_visit_reports_total{status="${status}"} 1\n`);
  });

  it('in a flood', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const answered: number[] = [];
    const intake = reportIntake(ORIGIN, {
      count: () => undefined,
      answered: (status) => answered.push(status),
    });
    const headers = { origin: ORIGIN, 'content-type': 'text/plain', 'content-length': '16385' };
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method: 'POST', headers, complete: true });
    const ask = () => intake(request, new ServerResponse(request));
    for (let count = 0; count < 6_001; count += 1) await ask();
    expect(answered.slice(-2)).toEqual([413, 429]);
    vi.advanceTimersByTime(60_000);
    await ask();
    expect(answered.at(-1)).toBe(413);
  });
});

it('does not exist where reports are off, and is not missed', async () => {
  const off = await startService(never);
  expect(await metrics(off)).not.toContain('site_visit_reports_total{');
  const [reports, unknown] = await Promise.all(
    ['/reports', '/nowhere'].map(async (path) => {
      const { status, body } = await rawRequest(off.url, path, { method: 'POST' });
      return { status, body: body.toString() };
    }),
  );
  expect(reports).toEqual(unknown);
});
