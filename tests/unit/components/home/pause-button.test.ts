// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { startPauseButton } from '../../../../src/components/home/pause-button.ts';

const root = document.documentElement;
afterEach(() => root.removeAttribute('data-low-data'));

test.each([
  ['runs at first', 0, false, false],
  ['pauses when the button is pressed', 1, false, true],
  ['resumes when it is pressed again', 2, false, false],
  ['begins paused with low data', 0, true, true],
  ['runs with low data, too, when somebody wants it to', 1, true, false],
] as const)('what moves %s, and the button says what it does', (_, presses, isLow, isPaused) => {
  root.toggleAttribute('data-low-data', isLow);
  document.body.innerHTML = '<main><button data-pause aria-label="Pause" data-play-label="Play"></button></main>';
  const button = document.querySelector('button');
  startPauseButton();
  for (let press = 0; press < presses; press += 1) button?.click();
  expect([document.querySelector('main')?.hasAttribute('data-paused'), button?.getAttribute('aria-label')]).toEqual([
    isPaused,
    isPaused ? 'Play' : 'Pause',
  ]);
});
