// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { startPauseButton } from '../../../../src/components/home/pause-button.ts';

const root = document.documentElement;
afterEach(() => root.removeAttribute('data-low-data'));

test.each([
  ['runs at first', 0, false, []],
  ['pauses when it is pressed', 1, false, [true]],
  ['resumes when it is pressed again', 2, false, [true, false]],
  ['begins paused with low data', 0, true, [true]],
  ['runs with low data, too, when somebody wants it to', 1, true, [true, false]],
] as const)('what moves %s, and the button says what it does', (_, presses, isLow, expected) => {
  root.toggleAttribute('data-low-data', isLow);
  const states: boolean[] = [];
  const button = document.createElement('button');
  button.setAttribute('aria-label', 'Pause');
  button.dataset['playLabel'] = 'Play';
  startPauseButton(button, (isPaused) => states.push(isPaused));
  for (let press = 0; press < presses; press += 1) button.click();
  const isPaused = states.at(-1) ?? false;
  expect([states, button.getAttribute('aria-label'), 'paused' in button.dataset]).toEqual([
    expected,
    isPaused ? 'Play' : 'Pause',
    isPaused,
  ]);
});
