import { pageNumber } from '@/lib/browser/page/document';
import { scoreOf } from '@/lib/domain/safer-play/self-test';
import { fill } from '@/lib/domain/text/fill';

/** Adds up the answers of a self-test. They are nowhere but in its radio buttons, and are gone when the page is left. */
class SelfTest extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest('button');
      if (button?.matches('[data-show]')) this.#show();
      else if (button?.matches('[data-again]')) this.#startAgain();
    });
    this.addEventListener('change', ({ target }) => {
      this.#hideResult();
      const missing = (target as Element).closest('fieldset')?.querySelector<HTMLElement>('[data-missing]');
      if (missing) missing.hidden = true;
    });
    // Whoever goes back to this page on the same phone finds it empty.
    addEventListener('pagehide', () => this.#clear());
  }

  get #questions() {
    return [...this.querySelectorAll('fieldset')];
  }

  #show() {
    const answers = this.#questions.map((question) => question.querySelector<HTMLInputElement>(':checked')?.value);
    const score = scoreOf(answers.map((points) => (points === undefined ? undefined : Number(points))));
    const missing = 'missing' in score ? score.missing : [];
    for (const [index, question] of this.#questions.entries()) {
      const message = question.querySelector<HTMLElement>('[data-missing]');
      if (message) message.hidden = !missing.includes(index);
    }
    if ('missing' in score) {
      this.#hideResult();
      this.#questions[missing[0] ?? 0]?.querySelector('input')?.focus();
      return;
    }
    const result = this.querySelector<HTMLElement>('[data-result]');
    const line = this.querySelector<HTMLElement>('[data-score]');
    if (!result || !line) return;
    line.textContent = fill(line.dataset['score'] ?? '', { score: pageNumber(score.points), most: line.dataset['most'] ?? '' });
    for (const band of this.querySelectorAll<HTMLElement>('[data-band]')) band.hidden = band.dataset['band'] !== score.band;
    result.hidden = false;
    result.scrollIntoView({ block: 'nearest' });
  }

  #startAgain() {
    this.#clear();
    this.querySelector('input')?.focus();
  }

  #clear() {
    for (const input of this.querySelectorAll('input')) input.checked = false;
    for (const message of this.querySelectorAll<HTMLElement>('[data-missing]')) message.hidden = true;
    this.#hideResult();
  }

  #hideResult() {
    const result = this.querySelector<HTMLElement>('[data-result]');
    if (result) result.hidden = true;
  }
}
customElements.define('self-test', SelfTest);
