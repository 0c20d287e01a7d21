import { isLowData, onLowDataChange } from '@/lib/browser/page/low-data';

/**
 * Makes a button pause and resume something that moves. Low data pauses it, too, and its end resumes what it has paused.
 * @param button says what it does in `aria-label` while it moves, and in `data-play-label` while it is paused
 */
export function startPauseButton(button: HTMLElement, onChange: (isPaused: boolean) => void): void {
  const pause = button.getAttribute('aria-label') ?? '';
  const play = button.dataset['playLabel'] ?? '';
  const isPaused = () => 'paused' in button.dataset;
  let isForData = false;
  const press = () => {
    button.toggleAttribute('data-paused');
    button.setAttribute('aria-label', isPaused() ? play : pause);
    onChange(isPaused());
  };
  const followData = () => {
    if (isLowData() === isPaused() || (isPaused() && !isForData)) return;
    press();
    isForData = isPaused();
  };
  button.addEventListener('click', () => {
    isForData = false;
    press();
  });
  onLowDataChange(followData);
  if (isLowData()) followData();
}
