/** Gives a list the height of all its games (`--total`) before the first paint: a reload restores the scroll position at once. Style attributes are forbidden. */
const list = document.currentScript?.previousElementSibling as HTMLElement;
list.style.setProperty('--total', list.dataset['total'] ?? '');
