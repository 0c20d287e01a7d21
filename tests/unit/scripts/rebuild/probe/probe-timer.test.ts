import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ProbeResult } from '../../../../../scripts/probe/probe-result.ts';
import type { ProbeRun } from '../../../../../scripts/rebuild/probe/probe-run.ts';
import { type ProbeTimer, probeTimer } from '../../../../../scripts/rebuild/probe/probe-timer.ts';
import type { ProbeEnd } from '../../../../../scripts/rebuild/probe/run-probe.ts';

const MINUTE = 60_000;
const EVERY = 15 * MINUTE;
const answered = (...outcomes: ProbeResult['outcome'][]): ProbeEnd => ({
  kind: 'answered',
  calls: outcomes.map((outcome) => ({ call: 'init', outcome, problems: [] })),
});

let timer: ProbeTimer;
let runs: ProbeRun[];
beforeEach(() => {
  vi.useFakeTimers();
  runs = [];
});
afterEach(async () => {
  await timer.close();
});

function start(probe: (signal: AbortSignal) => Promise<ProbeEnd>) {
  const asked = vi.fn(probe);
  timer = probeTimer({ everyMs: EVERY, probe: asked, onEnd: (run) => runs.push(run) });
  return asked;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('begins half a minute after the start, and goes on from the end of each run', async () => {
  const asked = start(async () => {
    await new Promise((resolve) => setTimeout(resolve, MINUTE));
    return answered('ok');
  });
  expect(timer.dueAt.getTime()).toBe(Date.now() + MINUTE / 2);
  await pass(MINUTE / 2 - 1);
  expect(asked).toHaveBeenCalledTimes(0);
  await pass(1 + MINUTE);
  expect(runs).toMatchObject([{ outcome: 'kept', end: { kind: 'answered' } }]);
  expect(timer.dueAt.getTime()).toBe(Date.now() + EVERY);
  await pass(EVERY - 1);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(2);
  await pass(MINUTE);
});

it.each(['refused', 'maintenance', 'unreachable'] as const)(
  'asks less often while calls are %s, and as often as before when they are not',
  async (outcome) => {
    let now: ProbeResult['outcome'] = outcome;
    const asked = start(async () => answered('ok', now));
    await pass(MINUTE / 2);
    for (const waits of [1, 2, 4, 4]) {
      const before = asked.mock.calls.length;
      await pass(waits * EVERY - 1);
      expect(asked).toHaveBeenCalledTimes(before);
      await pass(1);
      expect(asked).toHaveBeenCalledTimes(before + 1);
    }
    now = 'ok';
    await pass(4 * EVERY);
    const before = asked.mock.calls.length;
    await pass(EVERY);
    expect(asked).toHaveBeenCalledTimes(before + 1);
  },
);

it('asks a backend just as often that answers, though not as the contract says', async () => {
  const asked = start(async () => answered('drifted'));
  await pass(MINUTE / 2 + 3 * EVERY);
  expect(asked).toHaveBeenCalledTimes(4);
  expect(runs[0]).toMatchObject({ outcome: 'drifted' });
});

it('stops a run that hangs; what it was due for stays due', async () => {
  let stopped = 0;
  const asked = start(
    (signal) =>
      new Promise((resolve) =>
        signal.addEventListener('abort', () => {
          stopped += 1;
          resolve({ kind: 'broken off', reason: 'killed' });
        }),
      ),
  );
  const { dueAt } = timer;
  await pass(MINUTE / 2 + 4 * MINUTE - 1);
  expect(stopped).toBe(0);
  await pass(1);
  expect(stopped).toBe(1);
  expect(runs).toMatchObject([{ outcome: 'broken off' }]);
  expect(timer.dueAt).toEqual(dueAt);
  await pass(EVERY);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('goes on after a mistake of our own', async () => {
  const asked = start(() => Promise.reject(new Error('out of luck')));
  await pass(MINUTE / 2 + EVERY);
  expect(runs[0]).toMatchObject({ outcome: 'broken off', end: { reason: 'Error: out of luck' } });
  expect(asked).toHaveBeenCalledTimes(2);
});

it('stops with the service: a run under way is stopped and not told, and no other begins', async () => {
  const asked = start((signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))));
  await pass(MINUTE / 2);
  await timer.close();
  await pass(3 * EVERY);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(runs).toEqual([]);
});
