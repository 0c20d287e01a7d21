/** 6 px every 100 ms: the speed of the spec's scroll delay of 100 (section 9). */
const PIXELS_PER_SECOND = 60;

/** Gives the news the same speed whatever its length. CSS moves it, and stops it on hover, on focus and with reduced motion. */
class NewsTicker extends HTMLElement {
  connectedCallback() {
    const first = this.querySelector('p');
    if (!first) return;
    this.style.setProperty('--duration', `${Math.ceil(first.offsetWidth / PIXELS_PER_SECOND)}s`);
    // What stands still is read once; else a copy behind it lets it run on without a gap.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const copy = first.cloneNode(true) as HTMLElement;
      copy.setAttribute('aria-hidden', 'true');
      first.after(copy);
    }
  }
}
customElements.define('news-ticker', NewsTicker);
