import { pageNumber } from '@/lib/browser/page/page-language';
import { scoreOf } from '@/lib/domain/safer-play/self-test';
import { fill } from '@/lib/domain/text/fill';

/** Shows the questions of a self-test one at a time, and adds up the answers, which are nowhere but in its radio buttons. */
class SelfTest extends HTMLElement {
  #at = 0;
  /** Keys walk through the answers of a question, so that only a tap leads on by itself. */
  #isTapped = false;

  connectedCallback() {
    // A browser may have kept the answers from before a reload.
    this.#clear();
    this.addEventListener('pointerdown', () => {
      this.#isTapped = true;
    });
    this.addEventListener('keydown', () => {
      this.#isTapped = false;
    });
    this.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest('button');
      if (button?.matches('[data-back]')) this.#go(this.#at - 1, true);
      else if (button?.matches('[data-next]')) this.#next();
      else if (button?.matches('[data-show]')) this.#show();
      else if (button?.matches('[data-again]')) this.#startAgain();
    });
    this.addEventListener('change', () => {
      this.#part('[data-result]').hidden = true;
      this.#sayMissing(false);
      if (this.#isTapped && this.#at < this.#questions.length - 1) this.#go(this.#at + 1, true);
    });
    // Whoever goes back to this page on the same phone finds it empty.
    addEventListener('pagehide', () => this.#clear());
  }

  get #questions() {
    return [...this.querySelectorAll('fieldset')];
  }

  #part(selector: string): HTMLElement {
    return this.querySelector(selector) as HTMLElement;
  }

  /** Shows a question and no other. Its focus says it to a screen reader. */
  #go(to: number, isFocused = false) {
    const questions = this.#questions;
    const last = questions.length - 1;
    this.#at = to;
    for (const [index, question] of questions.entries()) question.hidden = index !== to;
    this.#part('[data-back]').hidden = to === 0;
    this.#part('[data-next]').hidden = to === last;
    this.#part('[data-show]').hidden = to !== last;
    const place = this.#part('[data-place]');
    place.hidden = false;
    place.textContent = fill(place.dataset['place'] ?? '', {
      number: pageNumber(to + 1),
      count: place.dataset['count'] ?? '',
    });
    if (isFocused) questions[to]?.focus();
  }

  #sayMissing(isMissing: boolean) {
    const question = this.#questions[this.#at];
    const message = question?.querySelector<HTMLElement>('[data-missing]');
    if (message) message.hidden = !isMissing;
    if (isMissing) question?.querySelector('input')?.focus();
  }

  /** Whether the question that is shown has an answer; where it has none, it says so. The ones before it could not be left without one. */
  #isAnswered(): boolean {
    const isAnswered = Boolean(this.#questions[this.#at]?.querySelector(':checked'));
    this.#sayMissing(!isAnswered);
    return isAnswered;
  }

  #next() {
    if (this.#isAnswered()) this.#go(this.#at + 1, true);
  }

  #show() {
    if (!this.#isAnswered()) return;
    const score = scoreOf(
      [...this.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => Number(value)),
    );
    const line = this.#part('[data-score]');
    line.textContent = fill(line.dataset['score'] ?? '', {
      score: pageNumber(score.points),
      most: line.dataset['most'] ?? '',
    });
    for (const band of this.querySelectorAll<HTMLElement>('[data-band]'))
      band.hidden = band.dataset['band'] !== score.band;
    const result = this.#part('[data-result]');
    result.hidden = false;
    result.scrollIntoView({ block: 'nearest' });
  }

  #startAgain() {
    this.#clear();
    this.querySelector('input')?.focus();
  }

  #clear() {
    for (const input of this.querySelectorAll('input')) input.checked = false;
    for (const message of this.querySelectorAll<HTMLElement>('[data-missing]'))
      message.hidden = true;
    this.#part('[data-result]').hidden = true;
    this.#go(0);
  }
}
customElements.define('self-test', SelfTest);
