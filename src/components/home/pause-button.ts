/**
 * Makes a button pause and resume something that moves.
 * @param button says what it does in `aria-label` while it moves, and in `data-play-label` while it is paused
 */
export function startPauseButton(button: HTMLElement, onChange: (isPaused: boolean) => void): void {
  const pause = button.getAttribute('aria-label') ?? '';
  const play = button.dataset['playLabel'] ?? '';
  button.addEventListener('click', () => {
    const isPaused = button.toggleAttribute('data-paused');
    button.setAttribute('aria-label', isPaused ? play : pause);
    onChange(isPaused);
  });
}
