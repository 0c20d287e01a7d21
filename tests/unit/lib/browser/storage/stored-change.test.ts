// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { onSeenOutcomesChange } from '../../../../../src/lib/browser/storage/seen-outcomes.ts';
import { onUnreadCountChange } from '../../../../../src/lib/browser/storage/unread-count.ts';

test.each([
  ['outcomes_seen', onSeenOutcomesChange],
  ['notices_unread', onUnreadCountChange],
])('%s is followed when another tab writes it or clears all, until that is stopped', (ownKey, onChange) => {
  const listener = vi.fn();
  const change = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
  const stop = onChange(listener);
  change(ownKey);
  expect(listener).toHaveBeenCalledTimes(1);
  change('lng');
  expect(listener).toHaveBeenCalledTimes(1);
  change(null);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  change(ownKey);
  expect(listener).toHaveBeenCalledTimes(2);
});
