import { whenIdle } from '@/lib/browser/page/idle';
import { isLowData, onLowDataChange } from '@/lib/browser/page/low-data';

/**
 * Starts Swiper on the banners when the page is loaded and idle, since it is heavy. Until then, without script and with low data, the banners scroll
 * and snap by CSS.
 */
class BannerCarousel extends HTMLElement {
  #hasStarted = false;

  connectedCallback() {
    const start = () => void whenIdle(() => this.#start());
    start();
    onLowDataChange(start);
  }

  async #start() {
    if (this.#hasStarted || isLowData()) return;
    this.#hasStarted = true;
    // Where it cannot be loaded the banners go on scrolling and snapping by CSS.
    const swiper = await import('./banner-swiper').catch(() => undefined);
    swiper?.startBanners(this);
  }
}
customElements.define('banner-carousel', BannerCarousel);
