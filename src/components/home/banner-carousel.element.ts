import { whenIdle } from '@/lib/browser/page/idle';

/** Starts Swiper on the banners when the page is loaded and idle, since it is heavy. Until then, and without script, the banners scroll and snap by CSS. */
class BannerCarousel extends HTMLElement {
  connectedCallback() {
    const start = async () => {
      await whenIdle();
      // Where it cannot be loaded the banners go on scrolling and snapping by CSS.
      const swiper = await import('./banner-swiper').catch(() => undefined);
      swiper?.startBanners(this);
    };
    if (document.readyState === 'complete') void start();
    else addEventListener('load', () => void start(), { once: true });
  }
}
customElements.define('banner-carousel', BannerCarousel);
