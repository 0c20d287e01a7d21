/**
 * Lets Swiper take over the banner strip once the page is idle and the strip is on screen. Its weight is fetched only then; until then,
 * and without script, the strip snaps by itself.
 */
class BannerCarousel extends HTMLElement {
  connectedCallback() {
    const whenIdle =
      'requestIdleCallback' in window
        ? (run: () => void) => requestIdleCallback(run, { timeout: 5000 })
        : (run: () => void) => setTimeout(run, 1500);
    const start = () => void whenIdle(async () => (await import('./banner-swiper')).startBanners(this));
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
  }
}
customElements.define('banner-carousel', BannerCarousel);
