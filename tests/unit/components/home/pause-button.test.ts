// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPauseButton } from '../../../../src/components/home/pause-button.ts';
import { chooseLowData } from '../../../../src/lib/browser/page/low-data-choice.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  chooseLowData('off');
});

function start() {
  const states: boolean[] = [];
  const button = document.createElement('button');
  button.setAttribute('aria-label', 'Pause');
  button.dataset['playLabel'] = 'Play';
  startPauseButton(button, (isPaused) => states.push(isPaused));
  return { button, states };
}

test('pauses and resumes, and says what it does', () => {
  const { button, states } = start();
  button.click();
  expect([button.getAttribute('aria-label'), states]).toEqual(['Play', [true]]);
  button.click();
  expect([button.getAttribute('aria-label'), states]).toEqual(['Pause', [true, false]]);
});

test('low data pauses it, and its end resumes it', () => {
  const { button, states } = start();
  chooseLowData('on');
  expect([button.getAttribute('aria-label'), states]).toEqual(['Play', [true]]);
  chooseLowData('off');
  expect(states).toEqual([true, false]);
});

test('it begins paused with low data, and runs when somebody wants it to', () => {
  chooseLowData('on');
  const { button, states } = start();
  expect(states).toEqual([true]);
  button.click();
  chooseLowData('off');
  expect(states).toEqual([true, false]);
});

test('what somebody has paused stays so', () => {
  const { button, states } = start();
  button.click();
  chooseLowData('on');
  chooseLowData('off');
  expect(states).toEqual([true]);
  expect('paused' in button.dataset).toBe(true);
});
