// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportVisit } from '@/lib/browser/visit/report-visit';

vi.mock('@/lib/browser/visit/report-visit', () => ({ reportVisit: vi.fn(async () => undefined) }));

let pages = 0;

/** Opens a page whose browser is idle at once: the script starts by itself, so each page needs its own. */
async function open(navigatorSays: Partial<Navigator> = {}, url = '/reports') {
  vi.stubEnv('PUBLIC_REPORT_URL', url);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('navigator', { ...navigatorSays });
  pages += 1;
  await import(/* @vite-ignore */ `../../../../src/components/frame/report-visit.ts?page=${pages}`);
  await vi.dynamicImportSettled();
}

beforeEach(() => vi.mocked(reportVisit).mockClear());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('starts when the page has loaded', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  await open();
  expect(reportVisit).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(reportVisit).toHaveBeenCalledOnce());
});

it('does not start in a page that nobody sees yet', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  await open();
  expect(reportVisit).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  await vi.waitFor(() => expect(reportVisit).toHaveBeenCalledOnce());
  Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
});

it.each([
  ['Do Not Track', { doNotTrack: '1' }, '/reports'],
  ['Global Privacy Control', { globalPrivacyControl: true }, '/reports'],
  ['an operator who wants no reports', {}, ''],
])('does not load for %s', async (_what, navigatorSays, url) => {
  await open(navigatorSays, url);
  expect(reportVisit).not.toHaveBeenCalled();
});

it('loads for a visitor who allows it in so many words', async () => {
  await open({ doNotTrack: '0', globalPrivacyControl: false });
  await vi.waitFor(() => expect(reportVisit).toHaveBeenCalledOnce());
});
