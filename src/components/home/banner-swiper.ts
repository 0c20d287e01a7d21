import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { CAROUSEL } from '@/lib/config';
import { startPauseButton } from './pause-button';

const AUTOPLAY_DELAY_MS = 5000;

/** Makes the banners loop, centred (spec sections 2 and 9). The controls are our own, because Swiper's are written as HTML, which the content policy forbids. */
export function startBanners(carousel: HTMLElement): void {
  const strip = carousel.querySelector<HTMLElement>('.slides');
  const controls = carousel.querySelector<HTMLElement>('[data-controls]');
  if (!strip || !controls) return;

  strip.scrollLeft = 0;
  strip.dataset['live'] = '';
  const swiper = new Swiper(strip, {
    modules: [Autoplay],
    wrapperClass: 'track',
    slideClass: 'slide',
    loop: true,
    centeredSlides: true,
    loopPreventsSliding: false,
    breakpoints: CAROUSEL,
    autoplay: prefersReducedMotion() ? false : { delay: AUTOPLAY_DELAY_MS, disableOnInteraction: false, pauseOnMouseEnter: true },
  });

  controls.hidden = false;
  const { autoplay } = swiper;
  const pause = controls.querySelector<HTMLElement>('[data-pause]');
  controls.querySelector('[data-previous]')?.addEventListener('click', () => swiper.slidePrev());
  controls.querySelector('[data-next]')?.addEventListener('click', () => swiper.slideNext());
  if (pause) startPauseButton(pause, (isPaused) => (isPaused ? autoplay.stop() : autoplay.start()));
  if (pause && !autoplay.running && !('paused' in pause.dataset)) pause.click();

  carousel.addEventListener('focusin', ({ target }) => {
    autoplay.pause();
    const slide = target instanceof Element ? target.closest<HTMLElement>('.slide') : null;
    if (!slide) return;
    // The browser has scrolled the strip to the link, which Swiper does not know of.
    strip.scrollLeft = 0;
    swiper.slideTo(swiper.slides.indexOf(slide));
  });
  carousel.addEventListener('focusout', () => autoplay.resume());
  // Swiper goes on after each step, which would take the banner away from who reads it by keyboard.
  swiper.on('autoplayResume', () => {
    if (carousel.querySelector(':focus-visible')) autoplay.pause();
  });
  carousel.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') swiper.slidePrev();
    if (key === 'ArrowRight') swiper.slideNext();
  });
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
