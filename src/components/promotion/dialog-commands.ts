/**
 * Opens and closes dialogs in browsers without `command` and `commandfor` (before Chromium 135, Firefox 144, Safari 26.2).
 * https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
 */
if (!('commandForElement' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
    if (button?.getAttribute('command') === 'show-modal') dialog?.showModal();
    else if (button || (target as Element).matches('dialog[closedby=any]')) (dialog ?? (target as HTMLDialogElement)).close();
  });
}
