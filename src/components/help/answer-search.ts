import { pageNumber } from '@/lib/browser/page/document';
import { fill } from '@/lib/domain/text/fill';
import { type AnswerWords, answerWords, isFound } from '@/lib/search/answer-words';

/** Shows the answers that the typed words find, and hides the others; nothing is sent. */
function startSearch(field: HTMLInputElement): void {
  const status = field.closest('[role=search]')?.querySelector<HTMLElement>('[role=status]');
  /** The sounds of all words are worked out once, at the first letter. */
  let known: { item: HTMLElement; words: AnswerWords }[] | undefined;

  function search(): void {
    known ??= [...document.querySelectorAll<HTMLElement>('[data-words]')].map((item) => ({
      item,
      words: answerWords([item.dataset['words'] ?? '']),
    }));
    for (const { item, words } of known) item.hidden = !isFound(words, field.value);
    for (const list of document.querySelectorAll<HTMLElement>('[data-answers]')) list.hidden = !list.querySelector('li:not([hidden])');
    if (status) status.textContent = statusText(status, known.filter(({ item }) => !item.hidden).length);
  }

  function statusText({ dataset }: HTMLElement, count: number): string {
    if (field.value.trim() === '') return '';
    return count > 0 ? fill(dataset['found'] ?? '', { count: pageNumber(count) }) : (dataset['none'] ?? '');
  }

  field.addEventListener('input', search);
  // Browsers fill in again what was typed before the page was left.
  addEventListener('pageshow', () => field.value && search());
}

const field = document.querySelector<HTMLInputElement>('[data-answer-search]');
if (field) startSearch(field);
