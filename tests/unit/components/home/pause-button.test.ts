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

test.each<[string, ('press' | 'on' | 'off')[], boolean[], string]>([
  ['pauses when it is pressed', ['press'], [true], 'Play'],
  ['resumes when it is pressed again', ['press', 'press'], [true, false], 'Pause'],
  ['is paused by low data', ['on'], [true], 'Play'],
  ['is resumed at its end', ['on', 'off'], [true, false], 'Pause'],
  ['stays as somebody has paused it', ['press', 'on', 'off'], [true], 'Play'],
])('what moves %s, and the button says what it does', (_, steps, expected, label) => {
  const { button, states } = start();
  for (const step of steps) {
    if (step === 'press') button.click();
    else chooseLowData(step);
  }
  expect([states, button.getAttribute('aria-label'), 'paused' in button.dataset]).toEqual([expected, label, label === 'Play']);
});

test('it begins paused with low data, and runs when somebody wants it to', () => {
  chooseLowData('on');
  const { button, states } = start();
  expect(states).toEqual([true]);
  button.click();
  chooseLowData('off');
  expect(states).toEqual([true, false]);
});
