import Swiper from 'swiper';
import { CAROUSEL } from '@/lib/config';

/** Makes the banners loop. Swiper's controls are against the content policy, and its autoplay kept a phone busy, so both are our own. @returns shows the next banner */
export function startBanners(
  carousel: HTMLElement,
  mark: (slide: number) => void,
  setTabStops: (isShown: (slide: Element, index: number) => boolean) => void,
): (() => void) | undefined {
  const strip = carousel.querySelector<HTMLElement>('.slides');
  const controls = carousel.querySelector<HTMLElement>('[data-controls]');
  if (!strip || !controls) return;

  // Where the visitor has scrolled to.
  const initialSlide = Math.round(
    strip.scrollLeft / (strip.querySelector<HTMLElement>('.slide')?.offsetWidth || 1),
  );
  strip.scrollLeft = 0;
  strip.dataset['live'] = '';
  const swiper = new Swiper(strip, {
    wrapperClass: 'track',
    slideClass: 'slide',
    loop: true,
    centeredSlides: true,
    loopPreventsSliding: false,
    initialSlide,
    breakpoints: CAROUSEL,
  });

  controls.hidden = false;
  controls.querySelector('[data-previous]')?.addEventListener('click', () => swiper.slidePrev());
  controls.querySelector('[data-next]')?.addEventListener('click', () => swiper.slideNext());

  const setActive = () => {
    unhide(strip.querySelector('.swiper-slide-active'));
    setTabStops((slide) => slide.classList.contains('swiper-slide-active'));
  };
  swiper.on('slideChangeTransitionEnd', setActive);
  swiper.on('realIndexChange', () => mark(swiper.realIndex));
  setActive();
  carousel.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') swiper.slidePrev();
    if (key === 'ArrowRight') swiper.slideNext();
  });
  return matchMedia('(prefers-reduced-motion: reduce)').matches
    ? undefined
    : () => swiper.slideNext();
}

/** Nothing hidden may take the focus: a repetition that is shown trades places with the slide that assistive technology sees instead of it. */
function unhide(slide: Element | null): void {
  if (!slide?.hasAttribute('aria-hidden')) return;
  const isSame = (other: Element) =>
    !other.hasAttribute('aria-hidden') &&
    other.getAttribute('aria-label') === slide.getAttribute('aria-label');
  const seen = [...(slide.parentElement?.children ?? [])].find(isSame);
  if (!seen) return;
  // The list names its slides by their ids, in order.
  slide.id = seen.id;
  seen.removeAttribute('id');
  slide.removeAttribute('aria-hidden');
  seen.setAttribute('aria-hidden', 'true');
}
