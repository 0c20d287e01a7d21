/** The back button may bring the page back as it was left; it should not come back with a menu over it. */
addEventListener('pagehide', () => {
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover();
});
