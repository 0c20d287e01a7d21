import { beforeEach, expect, test, vi } from 'vitest';

const STEP_MS = 5_000;
const banners = vi.hoisted(() => ({
  isAsked: false,
  arrive: () => {},
  startBanners: vi.fn(),
  step: vi.fn(),
}));
vi.mock('@/components/home/banner-swiper', async () => {
  banners.isAsked = true;
  await new Promise<void>((resolve) => {
    banners.arrive = resolve;
  });
  return { startBanners: banners.startBanners.mockReturnValue(banners.step) };
});
vi.mock('@/lib/browser/page/when', () => ({ whenIdle: (run: () => void) => run() }));
vi.mock('@/lib/browser/page/low-data', () => ({ isLowData: () => false }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

test('banners load their script for their first step, step on later where they are touched meanwhile, and wait after one round', async () => {
  await import('@/components/home/banner-carousel.element');
  document.body.innerHTML = `<main><banner-carousel><div class="slides">${'<p class="slide"><a href="/vip"></a></p>'.repeat(2)}</div></banner-carousel></main>`;
  const tabStops = () => [...document.querySelectorAll('a')].map(({ tabIndex }) => tabIndex);
  expect(tabStops()).toEqual([0, -1]);
  await vi.advanceTimersByTimeAsync(STEP_MS - 1);
  expect(banners.isAsked).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  document.querySelector('banner-carousel')?.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(STEP_MS - 1);
  banners.arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect([banners.startBanners.mock.calls.length, banners.step.mock.calls.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(STEP_MS);
  expect([banners.startBanners.mock.calls.length, banners.step.mock.calls.length]).toEqual([1, 1]);
  banners.startBanners.mock.lastCall?.[2]((_: Element, index: number) => index === 1);
  expect(tabStops()).toEqual([-1, 0]);
  // Not from under a key's focus.
  document.querySelector('a')?.focus();
  await vi.advanceTimersByTimeAsync(2 * STEP_MS);
  expect(banners.step).toHaveBeenCalledTimes(1);
  document.querySelector('a')?.blur();
  document.querySelector('main')?.setAttribute('data-paused', '');
  await vi.advanceTimersByTimeAsync(2 * STEP_MS);
  expect(banners.step).toHaveBeenCalledTimes(1);
  document.querySelector('main')?.removeAttribute('data-paused');
  await vi.advanceTimersByTimeAsync(4 * STEP_MS);
  expect(banners.step).toHaveBeenCalledTimes(2);
});
