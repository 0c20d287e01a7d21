// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest';

document.body.innerHTML = '<p data-offline="none" data-back="back" data-slow="slow"></p>';
const line = document.querySelector('p') as HTMLElement;
const say = (type: string) => {
  dispatchEvent(new Event(type));
  return line.textContent;
};
let onLine: MockInstance<() => boolean>;

beforeAll(() => import('../../../../src/components/frame/connection-line.ts'));
beforeEach(() => {
  vi.useFakeTimers();
  onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => {
  say('offline');
  say('online');
  vi.advanceTimersByTime(4_000);
});

test('no connection is said until there is one, which is said for four seconds', () => {
  expect(say('offline')).toBe('none');
  vi.advanceTimersByTime(3_600_000);
  expect(line.textContent).toBe('none');
  expect(say('online')).toBe('back');
  vi.advanceTimersByTime(4_000);
  expect(line.textContent).toBe('');
  expect(say('online')).toBe('');
});

test('a slow one is said while it is slow, and never in place of none', () => {
  expect(say('slow')).toBe('slow');
  expect(say('steady')).toBe('');
  say('offline');
  expect([say('slow'), say('steady')]).toEqual(['none', 'none']);
});

test('the same is not said twice', () => {
  say('offline');
  const [text] = line.childNodes;
  say('offline');
  expect(line.childNodes[0]).toBe(text);
});

test('a page that comes back says what is so now', () => {
  onLine.mockReturnValue(false);
  expect(say('pageshow')).toBe('none');
  onLine.mockReturnValue(true);
  expect(say('pageshow')).toBe('back');
});
