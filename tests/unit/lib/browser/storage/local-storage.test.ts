import { beforeEach, expect, test, vi } from 'vitest';
import {
  announceChange,
  onStoredChange,
  readItem,
  removeItem,
  replaceItem,
  writeItem,
} from '@/lib/browser/storage/local-storage';

beforeEach(() => {
  // Also what an earlier test could not write.
  removeItem('token');
});

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

test('full: a new value holds as long as the page, and the old one does not come back', () => {
  writeItem('token', 'old');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  writeItem('token', 'new');
  expect([readItem('token'), localStorage.getItem('token')]).toEqual(['new', null]);
  removeItem('token');
  expect(readItem('token')).toBeUndefined();
});

test('full: what is to be replaced stays', () => {
  expect(replaceItem('token', 'old')).toBe(true);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  expect(replaceItem('token', 'new')).toBe(false);
  expect([readItem('token'), localStorage.getItem('token')]).toEqual(['old', 'old']);
});

test('with room again the stored value counts', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  writeItem('token', 'first');
  setItem.mockRestore();
  writeItem('token', 'second');
  localStorage.setItem('token', 'by another tab');
  expect(readItem('token')).toBe('by another tab');
});

test('denied: values hold as long as the page', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readItem('token')).toBeUndefined();
  writeItem('token', 't');
  expect(readItem('token')).toBe('t');
  removeItem('token');
  expect(readItem('token')).toBeUndefined();
});

test('a change is heard from this tab, from another one, and by a page that comes back, until the listener is taken away', () => {
  const listener = vi.fn();
  const stop = onStoredChange('token', listener);
  const change = () => {
    announceChange('token');
    for (const key of ['token', null, 'lng']) dispatchEvent(new StorageEvent('storage', { key }));
    for (const persisted of [true, false])
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  };
  change();
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  change();
  expect(listener).toHaveBeenCalledTimes(4);
});
