/** Links to the search, on any page. They lead to the slots; a tap opens the search instead, which costs nothing before. */
document.addEventListener('click', async (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-finder]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  try {
    const { openFinder } = await import('./open-search');
    await openFinder(link);
  } catch {
    location.assign(link.href);
  }
});

export {};
