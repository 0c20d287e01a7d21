// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { startBanners } from '../../../../src/components/home/banner-swiper.ts';

const handlers = vi.hoisted(() => new Map<string, () => void>());
vi.mock('swiper', () => ({
  default: class {
    on = (event: string, handle: () => void) => handlers.set(event, handle);
  },
}));
vi.mock('@/lib/browser/page/low-data', () => ({ isLowData: () => false, onLowDataChange: () => {} }));
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));

const slide = (number: number, rest: string) => `<li class="slide" aria-label="${number} of 2" ${rest}><a href="/${number}"></a></li>`;

test('of a banner that is repeated, assistive technology sees the one that is shown', () => {
  document.body.innerHTML = `<banner-carousel><div class="slides"><ul aria-owns="banner-1 banner-2">
    ${[1, 2].map((number) => slide(number, `id="banner-${number}"`)).join('')}
    ${[1, 2].map((number) => slide(number, 'aria-hidden="true"')).join('')}
  </ul></div><span data-controls><button data-pause></button></span></banner-carousel>`;
  const slides = [...document.querySelectorAll('.slide')];
  const show = (index: number) => {
    for (const [at, other] of slides.entries()) other.classList.toggle('swiper-slide-active', at === index);
    handlers.get('slideChangeTransitionEnd')?.();
    return slides.map((other) => other.getAttribute('aria-hidden') ?? other.id);
  };
  startBanners(
    document.querySelector('banner-carousel') as HTMLElement,
    () => {},
    () => {},
  );
  expect(show(1)).toEqual(['banner-1', 'banner-2', 'true', 'true']);
  expect(show(2)).toEqual(['true', 'banner-2', 'banner-1', 'true']);
  expect(show(0)).toEqual(['banner-1', 'banner-2', 'true', 'true']);
});
