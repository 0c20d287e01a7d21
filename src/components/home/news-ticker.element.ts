import { startPauseButton } from './pause-button';

/** 6 px every 100 ms: the speed of the spec's scroll delay of 100 (section 9). */
const PIXELS_PER_SECOND = 60;

/** Gives the news the same speed whatever its length, and a pause button. CSS moves it, and stops it on hover, on focus and with reduced motion. */
class NewsTicker extends HTMLElement {
  connectedCallback() {
    const [first] = this.querySelectorAll('p');
    const button = this.querySelector('button');
    if (!first || !button) return;
    this.style.setProperty('--duration', `${Math.ceil(first.offsetWidth / PIXELS_PER_SECOND)}s`);
    startPauseButton(button, (isPaused) => this.toggleAttribute('data-paused', isPaused));
  }
}
customElements.define('news-ticker', NewsTicker);
