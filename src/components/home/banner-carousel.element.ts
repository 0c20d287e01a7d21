import { isLowData } from '@/lib/browser/page/low-data';
import { whenIdle } from '@/lib/browser/page/when';
import { runOnce } from '@/lib/browser/run-once';

const STEP_MS = 5_000;

/** Steps the banners on for one round; then they wait for a hand. Swiper, which is heavy, is loaded with the first step; until then they scroll and snap by CSS. */
class BannerCarousel extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stepsLeft = 0;
  readonly #start = runOnce(async () => {
    const { startBanners } = await import('./banner-swiper');
    return startBanners(
      this,
      (slide) => this.#mark(slide),
      (isShown) => this.#setTabStops(isShown),
    );
  });

  connectedCallback() {
    const strip = this.querySelector<HTMLElement>('.slides');
    const [first, second] = this.querySelectorAll<HTMLElement>('.slide');
    // One banner stands still.
    if (!strip || !first || !second) return;
    this.#stepsLeft = this.querySelectorAll('.slide:not([aria-hidden])').length;
    const markScrolled = () => {
      // Swiper says itself where it is.
      if (strip.dataset['live'] !== undefined) return;
      const shown = Math.round(strip.scrollLeft / (second.offsetLeft - first.offsetLeft));
      this.#mark(shown);
      this.#setTabStops((_, index) => index === shown);
    };
    // What is scrolled is not asked yet: a page that is still being read would be laid out for it.
    this.#setTabStops((_, index) => index === 0);
    strip.addEventListener('scroll', markScrolled, { passive: true });
    const wait = () => {
      strip.toggleAttribute('data-idle', true);
      clearTimeout(this.#timer);
      if (this.#stepsLeft > 0)
        this.#timer = setTimeout(() => void this.#stepOn().then(wait), STEP_MS);
    };
    whenIdle(wait);
    // Not under somebody's finger; each step scrolls, too.
    for (const type of ['pointerdown', 'scroll', 'keydown'])
      this.addEventListener(type, wait, { capture: true, passive: true });
  }

  /** Not while the banners are paused or out of sight, and not from under a pointer or a key's focus. */
  async #stepOn() {
    const isRead =
      (matchMedia('(hover: hover)').matches && this.matches(':hover')) ||
      this.querySelector(':focus-visible');
    if (isLowData() || document.hidden || isRead || this.getBoundingClientRect().bottom < 0) return;
    const due = this.#timer;
    // Where it cannot be loaded the banners go on scrolling and snapping by CSS.
    const step = await this.#start().catch(() => undefined);
    // They may have been touched while it was loaded.
    if (!step || due !== this.#timer || this.closest('[data-paused]')) return;
    this.#stepsLeft -= 1;
    step();
  }

  /** The Tab key finds the banner that is shown, not those beside it, which would have to move under it first. */
  #setTabStops(isShown: (slide: Element, index: number) => boolean) {
    for (const [index, slide] of this.querySelectorAll('.slide').entries())
      for (const link of slide.querySelectorAll('a'))
        link.tabIndex = isShown(slide, index) ? 0 : -1;
  }

  /** The dot of the slide that is shown; repeated slides have that of the first round. */
  #mark(slide: number) {
    const dots = [...this.querySelectorAll('[data-dots] > i')];
    for (const [index, dot] of dots.entries())
      dot.toggleAttribute('data-current', index === slide % dots.length);
  }
}
customElements.define('banner-carousel', BannerCarousel);
