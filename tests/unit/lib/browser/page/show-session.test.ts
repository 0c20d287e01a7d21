// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { showSession } from '../../../../../src/lib/browser/page/leave-page.ts';

test('the session is shown on <html>', () => {
  showSession('player');
  expect({ ...document.documentElement.dataset }).toEqual({ session: 'player' });
});
