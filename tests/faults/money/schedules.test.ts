import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Backend, startBackend } from './backend.ts';
import { stubBrowser } from './browser.ts';
import { runSchedule } from './run-schedule.ts';
import { schedule } from './schedule.ts';

const SAMPLE = 50;
const ALL = 1_000;
const numRuns = process.env['FAULTS_ALL'] ? ALL : SAMPLE;
const seed = Number(process.env['FAULTS_SEED'] || 1);

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  stubBrowser();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
});

test(`of ${numRuns} schedules, none books an intent twice or says what is not so`, {
  timeout: 3_600_000,
}, async () => {
  const property = fc.asyncProperty(schedule, async (steps) => {
    expect(await runSchedule(backend, steps)).toEqual([]);
  });
  await fc.assert(property, { numRuns, seed });
});
