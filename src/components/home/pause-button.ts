/** Makes a button say and show whether something runs; its texts are `aria-label` while running and `data-play-label` while not. */
export function pauseButton(button: HTMLElement, onChange: (isPaused: boolean) => void): void {
  const pause = button.getAttribute('aria-label') ?? '';
  const play = button.dataset['playLabel'] ?? '';
  button.addEventListener('click', () => {
    const isPaused = button.toggleAttribute('data-paused');
    button.setAttribute('aria-label', isPaused ? play : pause);
    onChange(isPaused);
  });
}

/** Whether the device asks for less motion. */
export const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
