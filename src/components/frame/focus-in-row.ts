/** A row that scrolls sideways brings in the whole link that takes the focus by key; Chromium is content with 32 px of it. */
addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.closest('nav, .tile-strip') && target.matches(':focus-visible')) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
});

export {};
