import { expect, test, vi } from 'vitest';
import { timeoutSignal } from '@/lib/api/timeout-signal';

test('a browser without AbortSignal.timeout stops a call too, with the same error', () => {
  vi.useFakeTimers();
  vi.stubGlobal('AbortSignal', class {});
  const signal = timeoutSignal(1_000);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});
