// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachePage } from '@/lib/browser/page/cache-page';
import { sendBeaconOnLeave } from '@/lib/browser/visit/send-beacon';

vi.mock('@/components/search/search-dialog', () => ({ prepareSearch: async () => undefined }));
vi.mock('@/lib/browser/page/cache-page', () => ({ cachePage: vi.fn(async () => undefined) }));
vi.mock('@/lib/browser/visit/send-beacon', () => ({ sendBeaconOnLeave: vi.fn(async () => undefined) }));

let pages = 0;

/** Opens a page whose browser is idle when `beIdle` is called: the script starts by itself, so each page needs its own. */
async function open() {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  pages += 1;
  await import(/* @vite-ignore */ `../../../../src/components/frame/when-idle.ts?page=${pages}`);
  await vi.dynamicImportSettled();
  const beIdle = async () => {
    await vi.waitFor(() => expect(waiting).not.toEqual([]));
    for (const run of waiting) run();
    await vi.dynamicImportSettled();
  };
  return { waiting, beIdle };
}

beforeEach(() => {
  vi.mocked(cachePage).mockClear();
  vi.mocked(sendBeaconOnLeave).mockClear();
});
afterEach(() => {
  delete document.documentElement.dataset['guard'];
});

describe('keeping the page for when there is no connection', () => {
  function allow({ setting = 'on', guard = '', referrer = `${location.origin}/` } = {}) {
    vi.stubEnv('PROD', true);
    vi.stubEnv('PUBLIC_SERVICE_WORKER', setting);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    if (guard) document.documentElement.dataset['guard'] = guard;
  }

  it.each([
    ['the first page of a visit, which may be the only one ever', { referrer: 'https://search.example/' }],
    ['a page of the account', { guard: 'player' }],
    ['a form', { guard: 'guest' }],
    ['an operator who wants none', { setting: 'off' }],
  ])('does not happen for %s', async (_what, options) => {
    allow(options);
    await (await open()).beIdle();
    expect(cachePage).not.toHaveBeenCalled();
  });
});

describe('reporting the visit', () => {
  function allow(navigatorSays: Partial<Navigator> = {}, url = '/reports') {
    vi.stubEnv('PUBLIC_REPORT_URL', url);
    vi.stubGlobal('navigator', { ...navigatorSays });
  }

  it.each([
    ['has loaded', 'interactive', () => dispatchEvent(new Event('load'))],
    ['is seen', 'complete', () => document.dispatchEvent(new Event('prerenderingchange'))],
  ] as const)('waits until the page %s, for a visitor who allows it in so many words', async (_until, state, happen) => {
    allow({ doNotTrack: '0', globalPrivacyControl: false });
    vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
    Object.defineProperty(document, 'prerendering', { value: state === 'complete', configurable: true });
    const { waiting, beIdle } = await open();
    expect(waiting).toEqual([]);
    Reflect.deleteProperty(document, 'prerendering');
    happen();
    await beIdle();
    await vi.waitFor(() => expect(sendBeaconOnLeave).toHaveBeenCalledOnce());
  });

  it.each([
    ['Do Not Track', { doNotTrack: '1' }, '/reports'],
    ['Global Privacy Control', { globalPrivacyControl: true }, '/reports'],
    ['an operator who wants no reports', {}, ''],
  ])('does not happen for %s', async (_what, navigatorSays, url) => {
    allow(navigatorSays, url);
    await (await open()).beIdle();
    expect(sendBeaconOnLeave).not.toHaveBeenCalled();
  });
});
