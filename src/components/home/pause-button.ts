import { isLowData } from '@/lib/browser/page/low-data';

/**
 * Makes a button pause and resume something that moves. With low data it begins paused.
 * @param button says what it does in `aria-label` while it moves, and in `data-play-label` while it is paused
 */
export function startPauseButton(button: HTMLElement, onChange: (isPaused: boolean) => void): void {
  const pause = button.getAttribute('aria-label') ?? '';
  const play = button.dataset['playLabel'] ?? '';
  const isPaused = () => 'paused' in button.dataset;
  const press = () => {
    button.toggleAttribute('data-paused');
    button.setAttribute('aria-label', isPaused() ? play : pause);
    onChange(isPaused());
  };
  button.addEventListener('click', press);
  if (isLowData()) press();
}
