import { beforeEach, expect, it, vi } from 'vitest';
import { sendBeaconOnLeave } from '@/lib/browser/visit/send-beacon';

vi.mock('@/components/search/search-dialog', () => ({ prepareSearch: async () => undefined }));
vi.mock('@/lib/browser/visit/send-beacon', () => ({
  sendBeaconOnLeave: vi.fn(async () => undefined),
}));

let pages = 0;

/** Opens a page and lets its browser be idle: the script starts by itself, so each page needs its own. */
async function openIdle(): Promise<void> {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  pages += 1;
  await import(/* @vite-ignore */ `../../../../src/components/frame/when-idle.ts?page=${pages}`);
  await vi.waitFor(() => expect(waiting).not.toEqual([]));
  for (const run of waiting) run();
  await vi.dynamicImportSettled();
}

beforeEach(() => {
  vi.mocked(sendBeaconOnLeave).mockClear();
});

it.each([
  ['nobody who minds', { doNotTrack: '0', globalPrivacyControl: false }, '/reports', 1],
  ['Do Not Track', { doNotTrack: '1' }, '/reports', 0],
  ['Global Privacy Control', { globalPrivacyControl: true }, '/reports', 0],
  ['an operator who wants no reports', {}, '', 0],
])('with %s a visit is reported as it should be', async (_what, navigatorSays, url, reports) => {
  vi.stubEnv('PUBLIC_REPORT_URL', url);
  vi.stubGlobal('navigator', { ...navigatorSays });
  await openIdle();
  await vi.waitFor(() => expect(sendBeaconOnLeave).toHaveBeenCalledTimes(reports));
});
