import { performance } from 'node:perf_hooks';
import { beforeEach, expect, it, vi } from 'vitest';
import { sendBeaconOnLeave } from '@/lib/browser/visit/send-beacon';
import type { VisitBeacon } from '@/lib/domain/visit/visit-beacon';
import { noteCallProblem } from '@/lib/stores/session/client';

const webVitals = vi.hoisted(() => {
  const measure = (name: string, value: number) =>
    vi.fn((note: (metric: object) => void) => note({ name, value }));
  return {
    onLCP: measure('LCP', 2_700),
    onCLS: measure('CLS', 0.040_012),
    onINP: vi.fn(),
    onTTFB: vi.fn(),
  };
});
vi.mock('web-vitals', () => webVitals);

let sent: VisitBeacon[];
const failures = () => sent.at(-1)?.failures?.map(({ kind, at }) => `${kind} ${at}`);

async function visit(sample = 0) {
  history.replaceState(null, '', '/bd/slots/Lotus?ref=friend#top');
  await sendBeaconOnLeave({ url: '/reports', sample });
}

function see(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
const leave = () => dispatchEvent(new Event('pagehide'));

function fail(file = '/_astro/a.js?token=1', lineno = 3): void {
  const filename = new URL(file, location.origin).href;
  dispatchEvent(new ErrorEvent('error', { message: 'No rahim', filename, lineno, colno: 14 }));
}
function reject(reason: unknown): void {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}
function rejectIn(file: string): void {
  const stack = `Error: lost\n    at run (${new URL(file, location.origin)}:7:9)\n    at x`;
  reject(Object.assign(new Error('lost'), { stack }));
}
function violate(effectiveDirective: string): void {
  const violation = { effectiveDirective, blockedURI: 'https://elsewhere.example/rahim.png' };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
}
function loseCall(agoMs: number): void {
  noteCallProblem('v1/bank', { kind: 'offline' });
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + agoMs);
}

beforeEach(() => {
  // jsdom's keeps no timeline; other tests of this worker may have left marks in Node's.
  performance.clearMarks();
  vi.stubGlobal('performance', performance);
  sent = [];
  navigator.sendBeacon = (url, body) => {
    expect(url).toBe('/reports');
    return sent.push(JSON.parse(String(body))) > 0;
  };
  document.documentElement.dataset['session'] = 'player';
  document.body.replaceChildren();
});

it('a visit of the sample is told once, with the kind of page and no address', async () => {
  await visit(1);
  see('visible');
  expect(sent).toEqual([]);
  see('hidden');
  leave();
  const vitals = { LCP: 2.7, CLS: 0.04 };
  expect(sent).toEqual([{ page: '/slots/*', session: 'player', vitals }]);
});

it('another visit loads no measuring, tells what failed, and after coming back only what has failed since', async () => {
  webVitals.onLCP.mockClear();
  await visit();
  leave();
  expect(webVitals.onLCP).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
  fail();
  leave();
  fail();
  leave();
  reject('late');
  see('hidden');
  const page = { page: '/slots/*', session: 'player' };
  expect(sent).toEqual([
    { ...page, failures: [{ kind: 'error', at: '/_astro/a.js:3:14' }] },
    { ...page, failures: [{ kind: 'rejection', at: 'other' }] },
  ]);
});

const ABORT = new DOMException('The user aborted a request.', 'AbortError');
it.each<[string, () => void, string[] | undefined]>([
  ['a script of ours', () => fail(), ['error /_astro/a.js:3:14']],
  ['the page itself', () => fail('/login?next=/deposit'), ['error page']],
  ['another’s script', () => fail('https://ads.example/_astro/a.js'), ['error other']],
  ['a promise', () => rejectIn('/_astro/b.C-1.js'), ['rejection /_astro/b.C-1.js:7:9']],
  ['another’s promise', () => rejectIn('https://ads.example/_astro/a.js'), ['rejection other']],
  ['no errors', () => ['password1', undefined].forEach(reject), ['rejection other']],
  ['what leaving aborts', () => reject(ABORT), undefined],
  ['the content policy', () => violate('img-src'), ['policy img-src']],
  ['a call without a network', () => loseCall(1_001), ['offline v1/bank']],
  ['a call that leaving aborts', () => loseCall(0), undefined],
])('of %s only what failed is told, and no text', async (_where, happen, told) => {
  await visit();
  happen();
  leave();
  expect(failures()).toEqual(told);
});

it('a mistake in a loop hides no other, and twenty are told at most', async () => {
  await visit();
  for (let time = 0; time < 30; time += 1) fail();
  reject('late');
  for (let line = 10; line < 30; line += 1) fail('/_astro/a.js', line);
  leave();
  expect(failures()).toHaveLength(20);
  expect(failures()).toContain('rejection other');
});

it('what failed before is known, and refusals that were meant are not told', async () => {
  document.body.innerHTML = '<p data-broken>This part could not be loaded</p>';
  noteCallProblem('v1/user-profile', { kind: 'unreadable' });
  await visit();
  noteCallProblem('login', { kind: 'refused', message: 'demo1 is locked' });
  noteCallProblem('v1/report', { kind: 'refused', message: 'SQL', isServerError: true });
  noteCallProblem('v1/report', { kind: 'signedOut', message: 'gone' });
  leave();
  const calls = ['unreadable v1/user-profile', 'serverError v1/report'];
  expect(failures()).toEqual([...calls, 'broken page']);
});
