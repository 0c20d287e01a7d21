import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdLinks } from '@/lib/browser/page/hold-links';

/** The links that were followed: the browser's own part of a click. */
let followed: (string | null)[] = [];
let answer = Promise.withResolvers<boolean>();
const follow = (event: Event) => {
  if (!event.defaultPrevented)
    followed.push((event.target as Element).closest('a')?.getAttribute('href') ?? null);
  event.preventDefault();
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<a href="/slots"><b>Slots</b></a><a href="/deposit">Deposit</a>';
  followed = [];
  answer = Promise.withResolvers<boolean>();
  holdLinks(answer.promise);
  // After the hold's own listener.
  addEventListener('click', follow);
});
afterEach(async () => {
  answer.resolve(false);
  await answer.promise.catch(() => {});
});

const links = () => [...document.querySelectorAll('a')] as [HTMLAnchorElement, HTMLAnchorElement];
const isBusy = () => links().map((link) => link.getAttribute('aria-busy') === 'true');
const settle = (mayLeave: boolean) => {
  answer.resolve(mayLeave);
  return vi.advanceTimersByTimeAsync(0);
};

test('a tapped link waits for the answer, says so, and is followed once; the last of two taps counts', async () => {
  const [slots, deposit] = links();
  slots.querySelector('b')?.click();
  expect(isBusy()).toEqual([true, false]);
  for (const _ of [1, 2]) deposit.click();
  expect(isBusy()).toEqual([false, true]);
  expect(followed).toEqual([]);
  await settle(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([followed, isBusy()]).toEqual([['/deposit'], [false, false]]);
});

test('without an answer the link is followed after five seconds, and nothing is held any more', async () => {
  const [slots, deposit] = links();
  slots.click();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(followed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  deposit.click();
  expect(followed).toEqual(['/slots', '/deposit']);
});

test.each([
  ['an answer that leads elsewhere', () => settle(false), []],
  [
    'a page that was left and comes back',
    () => dispatchEvent(new Event('pagehide')) && settle(true),
    [],
  ],
  ['an answer that fails', () => answer.reject(new Error('broken')), ['/slots']],
])('with %s the tap is followed to %j', async (_name, end, to) => {
  links()[0].click();
  await end();
  await vi.advanceTimersByTimeAsync(0);
  expect([followed, isBusy()]).toEqual([to, [false, false]]);
});

test.each([
  ['to a place of this page', { href: '#games' }],
  ['to its top', { href: '#' }],
  ['for another tab', { target: '_blank' }],
  ['to a file that is saved', { download: '' }],
  ['to another site', { href: 'https://other.example/slots' }],
  ['to the telephone', { href: 'tel:123' }],
])('a link %s is not held', (_name, attributes) => {
  const [slots] = links();
  for (const [name, value] of Object.entries(attributes)) slots.setAttribute(name, value);
  slots.click();
  expect([followed, isBusy()]).toEqual([[slots.getAttribute('href')], [false, false]]);
});
