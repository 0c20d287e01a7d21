import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { measureSpeed } from '@/lib/browser/visit/page-speed';
import { sendBeaconOnLeave } from '@/lib/browser/visit/send-beacon';
import { noteCallProblem } from '@/lib/stores/session/client';

vi.mock('@/lib/browser/visit/page-speed', () => ({
  measureSpeed: vi.fn(() => () => ({ lcp: 2_700, cls: 0.04 })),
}));

const sent: { url: string; beacon: Record<string, unknown> }[] = [];
const last = () => sent.at(-1)?.beacon;

async function visit(
  settings = { url: '/reports', sample: 0 },
  path = '/bd/slots/Lotus?ref=friend#top',
) {
  history.replaceState(null, '', path);
  await sendBeaconOnLeave(settings);
}

function see(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

function leave(): void {
  see('hidden');
  dispatchEvent(new Event('pagehide'));
}

function fail(message: string, filename = `${location.origin}/_astro/frame.Ab12.js`): void {
  dispatchEvent(new ErrorEvent('error', { message, filename, lineno: 3, colno: 14 }));
}

function reject(reason: unknown): void {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

beforeEach(() => {
  // jsdom's keeps no timeline; other tests of this worker may have left marks in Node's.
  performance.clearMarks();
  vi.stubGlobal('performance', performance);
  navigator.sendBeacon = (url, body) => {
    sent.push({ url: String(url), beacon: JSON.parse(String(body)) });
    return true;
  };
  Object.assign(document.documentElement.dataset, { session: 'player' });
});
afterEach(() => {
  sent.length = 0;
  document.body.innerHTML = '';
});

it('a visit of the sample is told once, with the kind of page and no address', async () => {
  await visit({ url: '/reports', sample: 1 });
  expect(sent).toEqual([]);
  leave();
  expect(sent).toEqual([
    {
      url: '/reports',
      beacon: { page: '/slots/*', session: 'player', vitals: { lcp: 2_700, cls: 0.04 } },
    },
  ]);
  see('visible');
  leave();
  expect(sent).toHaveLength(1);
});

it('another visit loads no measuring, tells what failed, and after coming back only what has failed since', async () => {
  vi.mocked(measureSpeed).mockClear();
  await visit();
  leave();
  expect([vi.mocked(measureSpeed).mock.calls, sent]).toEqual([[], []]);
  see('visible');
  fail("TypeError: Cannot read properties of undefined (reading 'rahim')");
  leave();
  expect(last()).toEqual({
    page: '/slots/*',
    session: 'player',
    errors: [{ kind: 'error', source: '/_astro/frame.Ab12.js:3:14' }],
  });
  see('visible');
  leave();
  expect(sent).toHaveLength(1);
  see('visible');
  reject(new Error('late'));
  leave();
  expect(last()).toMatchObject({ errors: [{ kind: 'rejection' }] });
  expect(sent).toHaveLength(2);
});

/** The beacon of a visit in which this happens. */
async function beaconOf(happen: () => void) {
  await visit();
  happen();
  leave();
  return last();
}

it.each([
  ['a script of ours', () => `${location.origin}/_astro/a.js?token=1`, '/_astro/a.js:3:14'],
  [
    'the page, whose address is not reported',
    () => `${location.origin}/login?next=/deposit`,
    'page',
  ],
  ['somebody else’s script', () => 'https://ads.example/_astro/a.js', 'other'],
])('errors in %s', async (_where, file, source) => {
  expect(await beaconOf(() => fail('Error', file()))).toMatchObject({ errors: [{ source }] });
});

it('errors of promises are found in their stack, and what is no error is not shown', async () => {
  const stack = `Error: lost\n    at run (${location.origin}/_astro/b.C-1.js:7:9)\n    at x`;
  const reasons = [
    Object.assign(new Error('lost'), { stack }),
    'password1',
    new DOMException('The user aborted a request.', 'AbortError'),
  ];
  expect(await beaconOf(() => reasons.forEach(reject))).toMatchObject({
    errors: [
      { kind: 'rejection', source: '/_astro/b.C-1.js:7:9' },
      { kind: 'rejection', source: 'other' },
    ],
  });
});

it('errors that kept a form from starting are known though they came before', async () => {
  document.body.innerHTML = '<p data-broken>This part could not be loaded</p>';
  expect(await beaconOf(() => {})).toMatchObject({ errors: [{ kind: 'broken', source: 'page' }] });
});

it('calls that failed before or after are reported, refusals that were meant are not', async () => {
  noteCallProblem('v1/user-profile', { kind: 'unreadable' });
  const beacon = await beaconOf(() => {
    noteCallProblem('login', { kind: 'refused', message: 'demo1 is locked' });
    noteCallProblem('v1/report', { kind: 'refused', message: 'SQL', isServerError: true });
    noteCallProblem('v1/report', { kind: 'signedOut', message: 'gone' });
    noteCallProblem('v1/user/add-deposit', { kind: 'timeout' });
  });
  expect(beacon?.['calls']).toEqual([
    { path: 'v1/user-profile', problem: 'unreadable' },
    { path: 'v1/report', problem: 'serverError' },
    { path: 'v1/user/add-deposit', problem: 'timeout' },
  ]);
});
