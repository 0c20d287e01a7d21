// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { offerReload, tapAgain } from '../../../../../src/lib/browser/page/load-page.ts';

const NOTICE = '<button data-tile="1">Lantern</button><p data-broken hidden>The site was updated. <a href="/slots">Reload</a></p>';

const notice = () => document.querySelector<HTMLElement>('[data-broken]');
/** Presses the notice's link. Gives whether it was left to the browser; jsdom loads no page. */
function reload(): boolean {
  const event = new MouseEvent('click', { cancelable: true });
  notice()?.querySelector('a')?.dispatchEvent(event);
  return !event.defaultPrevented;
}

beforeEach(() => {
  document.body.innerHTML = NOTICE;
  history.replaceState({ step: 1 }, '');
});

test('what was tapped is tapped once more in the new page, whose entry keeps what it knows', () => {
  offerReload('[data-tile="1"]');
  expect(notice()?.hidden).toBe(false);
  expect(reload()).toBe(false);
  expect(history.state).toEqual({ step: 1, tapped: '[data-tile="1"]' });

  document.body.innerHTML = NOTICE;
  const tapped = vi.fn();
  document.querySelector('button')?.addEventListener('click', tapped);
  tapAgain();
  tapAgain();
  expect(tapped).toHaveBeenCalledTimes(1);
  expect(history.state).toEqual({ step: 1 });
});

test('something else can be done before the new page is loaded, or nothing', () => {
  const prepare = vi.fn();
  offerReload(prepare);
  expect(prepare).not.toHaveBeenCalled();
  reload();
  expect(prepare).toHaveBeenCalledTimes(1);
  offerReload();
  reload();
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(history.state).toEqual({ step: 1 });
});

test('without a network the page says so, and nothing of an update', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onOffline = vi.fn();
  addEventListener('offline', onOffline, { once: true });
  offerReload();
  expect([notice()?.hidden, onOffline.mock.calls.length]).toEqual([true, 1]);
});
