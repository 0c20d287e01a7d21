const next = new URLSearchParams(location.search).get('next');

// What the page says to whoever was sent here from another page (the `sent-here` variant).
if (next) document.documentElement.dataset['next'] = '';

/** Keeps `next` on the way from one entry form to another. Inline, because the other may be tapped before any module has run. */
document.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest('a');
  if (
    next &&
    link?.origin === location.origin &&
    /\/(login|register|forgot_password)$/.test(link.pathname)
  )
    link.search = `${new URLSearchParams({ next })}`;
});
