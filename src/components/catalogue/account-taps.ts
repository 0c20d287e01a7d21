/** A tap on a provider shows the player's account there; a visitor is shown the way to the login, which is in the page. */
document.addEventListener('click', async (event) => {
  const tile = (event.target as Element).closest<HTMLAnchorElement>('a[data-account]');
  if (!tile || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (document.documentElement.dataset['session'] === 'player') {
    const { showAccountOf } = await import('./show-account');
    await showAccountOf(tile);
  } else {
    document.querySelector<HTMLDialogElement>('#login-first')?.showModal();
  }
});
