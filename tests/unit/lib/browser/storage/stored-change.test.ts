// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { onBudgetChange } from '../../../../../src/lib/browser/storage/budgets.ts';
import { seenOutcomes, unreadCount } from '../../../../../src/lib/browser/storage/notices.ts';

test.each([
  ['outcomes_seen', seenOutcomes.onChange],
  ['notices_unread', unreadCount.onChange],
  ['budgets', onBudgetChange],
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
