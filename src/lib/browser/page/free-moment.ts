import { isPageVisible } from './when.ts';

const WRITTEN_IN = 'input:not([type=radio], [type=checkbox], [type=file]), textarea, select';

/** Whether a dialog may open by itself: the page is visible, no other dialog is open, no field has the focus, and nothing is being sent. */
export function isFreeMoment(): boolean {
  return isPageVisible() && !document.querySelector('dialog[open], button[aria-busy=true]') && !document.activeElement?.matches(WRITTEN_IN);
}
