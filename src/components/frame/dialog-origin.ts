/**
 * Lets a dialog grow from what opened it (src/styles/components/dialog.css). Browsers that do not say that a dialog opens, or that do not focus a
 * button when it is pressed, grow it from its middle.
 */
addEventListener(
  'beforetoggle',
  ({ target, newState }) => {
    const opener = document.activeElement;
    if (newState !== 'open' || !(target instanceof HTMLDialogElement) || !opener || opener === document.body) return;
    const { x, y, width, height } = opener.getBoundingClientRect();
    // Dialogs stand in the middle of the window.
    const from = (middle: number, size: number) => `calc(50% + ${Math.round(middle - size / 2)}px)`;
    target.style.setProperty('--origin', `${from(x + width / 2, innerWidth)} ${from(y + height / 2, innerHeight)}`);
  },
  true,
);
