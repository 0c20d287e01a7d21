import { breakEnd, onBreakChange, startBreak } from '@/lib/browser/page/device-break';
import { pageLocale } from '@/lib/browser/page/document';
import { type BreakLength, lengthMs, momentText } from '@/lib/domain/safer-play/break';
import { siteNow } from '@/lib/domain/site-time';

/** What adds less than this to a break is not offered. */
const LEAST_ADDED_MS = 3_600_000;

const place = document.querySelector('[data-break-choice]') as HTMLElement;
const buttons = [...place.querySelectorAll<HTMLButtonElement>('[data-length]')];
const status = place.querySelector('[role=status]') as HTMLElement;
const notKept = place.querySelector('[data-not-kept]') as HTMLElement;
const question = document.getElementById('break-question') as HTMLDialogElement;
const part = (selector: string) => question.querySelector(selector) as HTMLElement;

const lengthOf = (button: HTMLButtonElement) => button.dataset['length'] as BreakLength;
const endOf = (length: BreakLength) => new Date(siteNow().getTime() + lengthMs(length));
let chosen: BreakLength = 'day';

/** A break can be made longer, so what ends later stays to be chosen. */
function offerLonger(): void {
  const end = breakEnd();
  for (const button of buttons) button.hidden = end !== undefined && endOf(lengthOf(button)).getTime() < end.getTime() + LEAST_ADDED_MS;
  (place.querySelector('[data-longer]') as HTMLElement).hidden = buttons.every(({ hidden }) => hidden);
}

function ask(button: HTMLButtonElement): void {
  chosen = lengthOf(button);
  notKept.hidden = true;
  part('h2').textContent = button.dataset['question'] ?? '';
  part('[data-planned-end]').textContent = momentText(endOf(chosen), pageLocale());
  question.showModal();
}

function start(): void {
  question.close();
  notKept.hidden = startBreak(chosen);
  // The button that was pressed may be gone.
  status.focus();
}

for (const button of buttons) button.addEventListener('click', () => ask(button));
part('[data-no]').addEventListener('click', () => question.close());
part('[data-yes]').addEventListener('click', start);
onBreakChange(offerLonger);
offerLonger();
