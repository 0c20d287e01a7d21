import { reloadPage } from '@/lib/browser/page/document';

/** Loads a player's money by day when its button is pressed, and shows it in the button's place. */
function startMoneyByDay(place: HTMLElement): void {
  const button = place.querySelector('button') as HTMLButtonElement;
  const failure = place.querySelector('[role=alert]') as HTMLElement;
  const notShown = place.querySelector('template')?.content.textContent ?? '';
  let hasFailed = false;

  button.addEventListener('click', async () => {
    if (button.hasAttribute('aria-busy')) return;
    button.setAttribute('aria-busy', 'true');
    failure.textContent = '';
    try {
      const { mountMoneyByDay } = await import('@/islands/safer-play/MoneyByDay');
      await mountMoneyByDay(place);
      place.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
    } catch {
      if (hasFailed) reloadPage();
      hasFailed = true;
      failure.textContent = notShown;
      button.removeAttribute('aria-busy');
    }
  });
}

const place = document.querySelector<HTMLElement>('[data-money-by-day]');
if (place) startMoneyByDay(place);
