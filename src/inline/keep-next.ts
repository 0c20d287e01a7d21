/** Keeps `next` on the way from one entry form to another. Inline, because the other may be tapped before any module has run. */
document.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest('a');
  const next = new URLSearchParams(location.search).get('next');
  if (next && link?.origin === location.origin && /\/(login|register|forgot_password)$/.test(link.pathname))
    link.search = `${new URLSearchParams({ next })}`;
});
