import { pauseButton } from './pause-button';

/** 6 px each 100 ms, the speed that the spec's scroll delay of 100 gives (section 9). */
const PIXELS_PER_SECOND = 60;

/** Gives the news a steady speed whatever its length, and a pause control. CSS moves it, and stops it on hover, focus and for those who want stillness. */
class NewsTicker extends HTMLElement {
  connectedCallback() {
    const [first] = this.querySelectorAll('p');
    const button = this.querySelector('button');
    if (!first || !button) return;
    this.style.setProperty('--duration', `${Math.ceil(first.offsetWidth / PIXELS_PER_SECOND)}s`);
    pauseButton(button, (isPaused) => this.toggleAttribute('data-paused', isPaused));
  }
}
customElements.define('news-ticker', NewsTicker);
