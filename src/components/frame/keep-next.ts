/**
 * Keeps where a visitor wanted to go (`next`) on the way from one of the entry forms to another. The form that follows it in the end checks it
 * (decisions, 12).
 */
document.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest('a');
  const next = new URLSearchParams(location.search).get('next');
  if (next && link?.origin === location.origin && /\/(login|register|forgot_password)$/.test(link.pathname)) {
    link.search = String(new URLSearchParams({ next }));
  }
});
