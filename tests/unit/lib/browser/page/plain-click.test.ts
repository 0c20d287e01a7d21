import { expect, test } from 'vitest';
import { isPlainClick } from '../../../../../src/lib/browser/page/load-page.ts';

const PLAIN = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ altKey: true }, false],
  [{ ctrlKey: true }, false],
  [{ metaKey: true }, false],
  [{ shiftKey: true }, false],
])('a click with %o is plain: %s', (change, isPlain) => {
  expect(isPlainClick({ ...PLAIN, ...change } as MouseEvent)).toBe(isPlain);
});
