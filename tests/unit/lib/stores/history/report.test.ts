import { beforeEach, expect, test, vi } from 'vitest';
import { type Answers, fakeBackend, offline, type Sent } from '../../fake-backend.ts';
import { deposits, reportResponse } from '../../report-rows.ts';

const PATH = 'v1/report';
const FILTER = { type: 'deposit', start: '2026-11-01', end: '2026-11-21', status: 'all' } as const;
const QUERY = new URLSearchParams(FILTER);

beforeEach(() => history.replaceState(null, '', `/transaction?${QUERY}`));

async function open(answer: Answers[string]) {
  vi.resetModules();
  const sent = fakeBackend({ [PATH]: answer });
  return { ...(await import('@/lib/stores/history/report')), sent };
}
const manyDeposits = (request: Sent) => reportResponse(deposits(25, 1, 'Approved'), request);

test.each([
  { data: [{ ...deposits(1, 1, 'Pending')[0], transaction_id: null }], total_record: 1 },
  { data: [], total_record: 1 },
])('rows that cannot be read are not none: %j', async (body) => {
  const { $report, showReport } = await open(() => Response.json({ success: true, ...body }));
  await showReport(FILTER);
  expect($report.get()).toMatchObject({
    status: 'failed',
    problem: { kind: 'unreadable' },
    shown: undefined,
  });
});

test('another page is written into the address, and the rows stay until it is there; with another filter none do', async () => {
  const { $report, showReport } = await open(manyDeposits);
  await showReport(FILTER);
  const loading = showReport(FILTER, 3);
  expect(location.search).toBe(`?${QUERY}&page=3`);
  expect($report.get()).toMatchObject({
    page: 3,
    status: 'loading',
    shown: { from: 1, total: 25 },
  });
  await loading;
  expect($report.get()).toMatchObject({
    status: 'ready',
    shown: { from: 21, total: 25, rows: { length: 5 } },
  });
  void showReport({ ...FILTER, status: 'pending' });
  expect($report.get()).toMatchObject({ status: 'loading', shown: undefined });
});

test('a page behind the last one becomes the last one', async () => {
  const { $report, showReport } = await open(manyDeposits);
  const entries = history.length;
  await showReport(FILTER, 9);
  expect($report.get()).toMatchObject({ page: 3, status: 'ready' });
  expect(location.search).toBe(`?${QUERY}&page=3`);
  expect(history.length, 'the way back does not lead to the page that is not there').toBe(
    entries + 1,
  );
});

test('rows that cannot be loaded again stay, those of another page do not', async () => {
  const { $report, showReport, refreshReport } = await open([manyDeposits, offline, offline]);
  await showReport(FILTER);
  await refreshReport();
  expect($report.get()).toMatchObject({
    status: 'failed',
    shown: { from: 1, rows: { length: 10 } },
  });
  await showReport(FILTER, 2);
  expect($report.get()).toMatchObject({ page: 2, status: 'failed', shown: undefined });
});

test('a transaction that is not there ends the search on the last page, and no later page is asked for than the notices have', async () => {
  const { $report, openReport, sent } = await open((request: Sent) =>
    reportResponse(deposits(90, 1, 'Approved'), request),
  );
  history.replaceState(null, '', `/transaction?${QUERY}&id=other`);
  openReport();
  await vi.waitFor(() => expect($report.get()).toMatchObject({ page: 5, status: 'ready' }));
  expect(sent).toHaveLength(5);
});

test('what the player chooses afterwards does not lead back to the transaction', async () => {
  history.replaceState(null, '', `/transaction?${QUERY}&id=D25`);
  const { $report, openReport, showReport } = await open(manyDeposits);
  openReport();
  await vi.waitFor(() =>
    expect($report.get()).toMatchObject({ page: 1, id: 'D25', status: 'ready' }),
  );
  await showReport(FILTER, 2);
  expect($report.get()).toMatchObject({ page: 2, status: 'ready' });
  expect($report.get()).not.toHaveProperty('id');
  expect(location.search).toBe(`?${QUERY}&page=2`);
});

test('a failure says why, and a late response to an earlier request is dropped', async () => {
  const late = Promise.withResolvers<Response>();
  const { $report, showReport } = await open([() => late.promise, offline]);
  const first = showReport(FILTER);
  await showReport(FILTER, 2);
  expect($report.get()).toMatchObject({ page: 2, status: 'failed', problem: { kind: 'offline' } });
  late.resolve(Response.json({ success: true, data: [], total_record: 0 }));
  await first;
  expect($report.get()).toMatchObject({ page: 2, status: 'failed' });
});
