import { isPageVisible } from './when.ts';

const WRITTEN_IN = 'input:not([type=radio], [type=checkbox], [type=file]), textarea, select';

/** Whether something may open over the page: somebody sees it, no dialog is open, nobody writes in a field, and nothing is being sent. */
export function isFreeMoment(): boolean {
  return isPageVisible() && !document.querySelector('dialog[open], button[aria-busy=true]') && !document.activeElement?.matches(WRITTEN_IN);
}
