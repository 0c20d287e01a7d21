import { expect, it, vi } from 'vitest';
import { errorLog } from '../../../../../scripts/rebuild/reports/error-log.ts';
import type { KnownReport } from '../../../../../scripts/rebuild/reports/read-report.ts';

const report = (...messages: string[]) =>
  ({ page: '/', errors: messages.map((message) => ({ kind: 'error', message, source: 'page' })) }) as unknown as KnownReport;

it('writes an error once an hour, and a hundred different ones at most', () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const log = errorLog(({ message }) => written.push(message));
  log(report('a', 'b', 'a'));
  log(report('b'));
  expect(written).toEqual(['a', 'b']);
  for (let index = 0; index < 200; index += 1) log(report(`made up ${index}`));
  expect(written).toHaveLength(100);
  vi.advanceTimersByTime(3_600_000);
  log(report('a'));
  expect(written.at(-1)).toBe('a');
});
