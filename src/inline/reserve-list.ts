/**
 * Gives a list of games the height of all its games (`--total` in `tiles.css`). Inline, because it must run before the first paint: a browser that
 * reloads the page restores the scroll position at once, and a list that grows after that moves the footer. (A style attribute is against the
 * content policy, and without script the list must not end in empty rows.)
 */
const list = document.currentScript?.previousElementSibling as HTMLElement;
list.style.setProperty('--total', list.dataset['total'] ?? '');
