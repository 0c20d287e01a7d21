// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cachePage } from '@/lib/browser/page/keep-page';

vi.mock('@/lib/browser/page/keep-page', () => ({ cachePage: vi.fn(async () => undefined) }));

let pages = 0;

/** Opens a page whose browser is idle when `beIdle` is called: the script starts by itself, so each page needs its own. */
async function open({ setting = 'on', guard = '', referrer = `${location.origin}/` } = {}) {
  const waiting: (() => void)[] = [];
  vi.stubEnv('PROD', true);
  vi.stubEnv('PUBLIC_SERVICE_WORKER', setting);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  if (guard) document.documentElement.dataset['guard'] = guard;
  pages += 1;
  await import(/* @vite-ignore */ `../../../../src/components/frame/keep-when-idle.ts?page=${pages}`);
  await vi.dynamicImportSettled();
  return { waiting, beIdle: () => waiting.forEach((run) => void run()) };
}

beforeEach(() => vi.mocked(cachePage).mockClear());
afterEach(() => {
  delete document.documentElement.dataset['guard'];
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('has a page kept once it is idle', async () => {
  const { waiting, beIdle } = await open();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  expect(cachePage).not.toHaveBeenCalled();
  beIdle();
  await vi.waitFor(() => expect(cachePage).toHaveBeenCalledOnce());
});

it('does not on the first page of a visit, which may be the only one ever', async () => {
  const { waiting, beIdle } = await open({ referrer: 'https://search.example/' });
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  beIdle();
  await vi.dynamicImportSettled();
  expect(cachePage).not.toHaveBeenCalled();
});

it('does not in a page that nobody sees yet', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const { waiting } = await open();
  expect(waiting).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
});

it.each([
  ['a page of the account', { guard: 'player' }],
  ['a form', { guard: 'guest' }],
  ['an operator who wants none', { setting: 'off' }],
])('does not for %s', async (_what, options) => {
  const { waiting } = await open(options);
  expect(waiting).toEqual([]);
});
