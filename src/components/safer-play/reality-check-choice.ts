import { pageNumber } from '@/lib/browser/page/document';
import { askForNotifications, notificationPermission } from '@/lib/browser/page/notification';
import { onRealityCheckChange, readRealityCheck, saveRealityCheck } from '@/lib/browser/storage/reality-check';
import { fill } from '@/lib/domain/text/fill';

type SpokenTexts = Record<'saved' | 'savedOff' | 'notKept' | 'notifyAllowed' | 'notifyBlocked', string>;

/** Shows what was chosen on this device, and stores what is chosen. */
function startChoice(form: HTMLFormElement): void {
  const status = form.querySelector('[role=status]') as HTMLElement;
  const texts = JSON.parse(form.dataset['texts'] ?? '{}') as SpokenTexts;
  const notify = form.elements.namedItem('notify') as HTMLInputElement;
  const say = (key: keyof SpokenTexts, minutes = 0) => {
    status.textContent = fill(texts[key], { minutes: pageNumber(minutes) });
  };

  function show(): void {
    const { minutes, isNotified } = readRealityCheck();
    (form.elements.namedItem('minutes') as RadioNodeList).value = String(minutes);
    notify.checked = isNotified && notificationPermission() === 'granted';
  }

  function chooseMinutes(minutes: number): void {
    const isKept = saveRealityCheck({ minutes, countedFrom: Date.now() });
    show();
    const saved = minutes > 0 ? 'saved' : 'savedOff';
    say(isKept ? saved : 'notKept', minutes);
  }

  async function chooseNotified(isWanted: boolean): Promise<void> {
    const isAllowed = isWanted && (await askForNotifications());
    const isKept = saveRealityCheck({ isNotified: isAllowed });
    if (isWanted && !isAllowed) say('notifyBlocked');
    else if (!isKept) say('notKept');
    else if (isWanted) say('notifyAllowed');
    else status.textContent = '';
  }

  const label = form.querySelector<HTMLElement>('[data-notify]');
  if (label) label.hidden = notificationPermission() === 'unsupported';
  form.addEventListener('change', ({ target }) => {
    if (target === notify) void chooseNotified(notify.checked);
    else chooseMinutes(Number((target as HTMLInputElement).value));
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  onRealityCheckChange(show);
  // Also for a page from the back/forward cache.
  addEventListener('pageshow', show);
  show();
}

const form = document.querySelector<HTMLFormElement>('[data-reality-check]');
if (form) startChoice(form);
