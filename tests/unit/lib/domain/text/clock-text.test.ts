import { expect, test } from 'vitest';
import { clockText } from '../../../../../src/lib/domain/safer-play/reality-check.ts';

test.each([
  [0, 'en', '0:00:00'],
  [59_999, 'en', '0:00:59'],
  [3_600_000, 'ms', '1:00:00'],
  [100 * 3_600_000 + 62_000, 'zh-Hans', '100:01:02'],
  [12 * 3_600_000 + 345_000, 'bn', '১২:০৫:৪৫'],
  [-5, 'en', '0:00:00'],
])('%i ms in %s are %s', (ms, locale, text) => {
  expect(clockText(ms, locale)).toBe(text);
});
