/**
 * Keeps where a visitor wanted to go (`next`) on the way from one of the entry forms to another. The form that follows it in the end checks it.
 * Inline, because the other form may be tapped before any module has run.
 */
document.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest('a');
  const next = new URLSearchParams(location.search).get('next');
  if (next && link?.origin === location.origin && /\/(login|register|forgot_password)$/.test(link.pathname))
    link.search = `${new URLSearchParams({ next })}`;
});
