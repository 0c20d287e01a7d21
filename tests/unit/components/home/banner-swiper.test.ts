// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { startBanners } from '../../../../src/components/home/banner-swiper.ts';

const handlers = vi.hoisted(() => new Map<string, () => void>());
const swiper = vi.hoisted(() => ({ make: vi.fn(), slideNext: vi.fn() }));
vi.mock('swiper', () => ({
  default: class {
    slideNext = swiper.slideNext;
    constructor(_: HTMLElement, options: object) {
      swiper.make(options);
    }
    on = (event: string, handle: () => void) => handlers.set(event, handle);
  },
}));
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));

const slide = (number: number, rest: string) => `<li class="slide" aria-label="${number} of 2" ${rest}><a href="/${number}"></a></li>`;

function openPage(): HTMLElement {
  document.body.innerHTML = `<banner-carousel><div class="slides"><ul aria-owns="banner-1 banner-2">
    ${[1, 2].map((number) => slide(number, `id="banner-${number}"`)).join('')}
    ${[1, 2].map((number) => slide(number, 'aria-hidden="true"')).join('')}
  </ul></div><span data-controls></span></banner-carousel>`;
  return document.querySelector('banner-carousel') as HTMLElement;
}
const setTabStops = vi.fn<Parameters<typeof startBanners>[2]>();
const start = (carousel: HTMLElement) => startBanners(carousel, () => {}, setTabStops);

test('of a banner that is repeated, assistive technology and the Tab key find the one that is shown', () => {
  const carousel = openPage();
  const slides = [...document.querySelectorAll('.slide')];
  const show = (index: number) => {
    for (const [at, other] of slides.entries()) other.classList.toggle('swiper-slide-active', at === index);
    handlers.get('slideChangeTransitionEnd')?.();
    const [isStop] = setTabStops.mock.lastCall ?? [];
    expect(slides.map((other, at) => isStop?.(other, at))).toEqual(slides.map((_, at) => at === index));
    return slides.map((other) => other.getAttribute('aria-hidden') ?? other.id);
  };
  start(carousel);
  expect(show(1)).toEqual(['banner-1', 'banner-2', 'true', 'true']);
  expect(show(2)).toEqual(['true', 'banner-2', 'banner-1', 'true']);
  expect(show(0)).toEqual(['banner-1', 'banner-2', 'true', 'true']);
});

test.each([
  ['go on', false, 1],
  ['stand still where less motion is preferred', true, 0],
])('banners %s from the one that was scrolled to', (_, matches, steps) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  const carousel = openPage();
  (carousel.querySelector('.slides') as HTMLElement).scrollLeft = 200;
  Object.defineProperty(carousel.querySelector('.slide'), 'offsetWidth', { value: 100 });
  swiper.slideNext.mockClear();
  start(carousel)?.();
  expect(swiper.make).toHaveBeenLastCalledWith(expect.objectContaining({ initialSlide: 2, loop: true, centeredSlides: true }));
  expect(swiper.slideNext).toHaveBeenCalledTimes(steps);
});
