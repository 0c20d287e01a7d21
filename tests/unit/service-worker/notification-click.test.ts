import { expect, test, vi } from 'vitest';
import { leadBack } from '../../../src/service-worker/notification-click.ts';

test('a notification leads to the page that was seen last, or home where none is open', async () => {
  const openWindow = vi.fn(async () => {});
  const [first, second] = [{ focus: vi.fn(async () => {}) }, { focus: vi.fn(async () => {}) }];
  await leadBack({ matchAll: async () => [first, second], openWindow });
  expect([first.focus.mock.calls.length, second.focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 0, 0]);
  await leadBack({ matchAll: async () => [], openWindow });
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/');
});
