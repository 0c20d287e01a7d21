/** Opens the part of the page that the address names: older browsers scroll to what is closed, and a link to the same place again does nothing. */
function openSection(id: string): void {
  const place = id ? document.getElementById(id) : null;
  const section = place?.closest('details');
  if (!section || section.open) return;
  section.open = true;
  place?.scrollIntoView();
}

addEventListener('hashchange', () => openSection(location.hash.slice(1)));
document.addEventListener('click', ({ target }) => {
  const { hash } = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]') ?? {};
  if (hash) openSection(hash.slice(1));
});
openSection(location.hash.slice(1));
