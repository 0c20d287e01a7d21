import { expect, test } from 'vitest';
import { readRealityCheck, saveRealityCheck } from '@/lib/stores/safer-play/reality-check-choice';

const AT_FIRST = { minutes: 60, countedFrom: 0 };

test('it comes every hour until something else is chosen, and a change leaves the rest', () => {
  expect(readRealityCheck()).toEqual(AT_FIRST);
  expect(saveRealityCheck({ minutes: 15 })).toBe(true);
  saveRealityCheck({ countedFrom: 5 });
  expect(readRealityCheck()).toEqual({ minutes: 15, countedFrom: 5 });
  saveRealityCheck({ minutes: 0 });
  expect(readRealityCheck().minutes).toBe(0);
});

test.each([
  '{',
  'null',
  '7',
  '{"minutes":1,"countedFrom":"now"}',
  '{"minutes":"15","countedFrom":null}',
])('what is not a choice (%s) counts as none', (stored) => {
  localStorage.setItem('reality_check', stored);
  expect(readRealityCheck()).toEqual(AT_FIRST);
});
