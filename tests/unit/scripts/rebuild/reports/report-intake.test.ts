import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { reportIntake } from '../../../../../scripts/rebuild/reports/report-intake.ts';
import { rawRequest } from '../../serve/raw-request.ts';
import { startService, type TestService } from '../test-service.ts';
import { EXAMPLE_REPORT } from './example-report.ts';

const ORIGIN = 'https://play.example';
const never = () => new Promise<never>(() => undefined);

let service: TestService;
beforeAll(async () => {
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
const metrics = async () => (await fetch(`${service.url}/metrics`)).text();
const seriesIn = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1] ?? 0,
  );

it('a report is counted in every family, and nothing is answered', async () => {
  const before = await metrics();
  const answer = await sendReport();
  expect([answer.status, answer.text, answer.headers.get('cache-control')]).toEqual([
    204,
    '',
    'no-store',
  ]);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const after = await metrics();
  for (const [series, added] of [
    ['site_page_lcp_seconds_sum{page="/slots/*",session="guest"}', 2.7],
    ['site_page_lcp_seconds_bucket{le="3",page="/slots/*",session="guest"}', 1],
    ['site_page_inp_seconds_sum{page="/slots/*",session="guest"}', 0.09],
    ['site_page_ttfb_seconds_sum{page="/slots/*",session="guest"}', 0.8],
    ['site_page_cls_score_sum{page="/slots/*",session="guest"}', 0.04],
    ['site_script_errors_total{kind="error",source="script",page="/slots/*"}', 1],
    ['site_call_problems_total{route="v1/user/add-deposit",problem="timeout"}', 1],
    ['site_policy_violations_total{directive="script-src"}', 1],
    ['site_visit_reports_total{status="204"}', 1],
  ] as const) {
    expect([series, seriesIn(after, series) - seriesIn(before, series)]).toEqual([
      series,
      expect.closeTo(added),
    ]);
  }
});

it('a report is logged by the scripts that failed alone, each once', async () => {
  const errors = [
    { kind: 'rejection', source: '/_astro/play.B_1.js:3:9' },
    { kind: 'error', source: 'page' },
  ];
  for (const _ of [1, 2]) await sendReport({ errors, secret: 'demo1234' });
  const lines = service.log.filter(({ fields }) =>
    String((fields as { source?: string }).source).includes('play'),
  );
  expect(lines).toEqual([
    { level: 'warn', fields: { source: '/_astro/play.B_1.js:3:9', page: '/slots/*' } },
  ]);
  expect(JSON.stringify(service.log)).not.toMatch(/demo1|2700/);
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
    expect(
      seriesIn(await metrics(), `site_visit_reports_total{status="${status}"}`),
    ).toBeGreaterThan(0);
  });

  it('in a flood', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const answered: number[] = [];
    const intake = reportIntake({
      siteOrigin: ORIGIN,
      onReport: () => undefined,
      onAnswer: (status) => answered.push(status),
    });
    const headers = { origin: ORIGIN, 'content-type': 'text/plain', 'content-length': '16385' };
    const request = { method: 'POST', headers, complete: true } as unknown as IncomingMessage;
    const response = {
      req: request,
      setHeader: () => undefined,
      writeHead: () => undefined,
      end: () => undefined,
    } as unknown as ServerResponse;
    for (let count = 0; count < 6_001; count += 1) await intake(request, response);
    expect(answered.slice(-2)).toEqual([413, 429]);
    vi.advanceTimersByTime(60_000);
    await intake(request, response);
    expect(answered.at(-1)).toBe(413);
  });
});

it('does not exist where reports are off, and is not missed', async () => {
  const off = await startService(never);
  expect(await (await fetch(`${off.url}/metrics`)).text()).not.toContain(
    'site_visit_reports_total{',
  );
  const [reports, unknown] = [
    await rawRequest(off.url, '/reports', { method: 'POST' }),
    await rawRequest(off.url, '/nowhere', { method: 'POST' }),
  ];
  expect([reports.status, reports.body.toString()]).toEqual([
    unknown.status,
    unknown.body.toString(),
  ]);
});
