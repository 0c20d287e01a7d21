/** Menus, wallet and notices are popovers, which browsers before Chrome 114, Firefox 125 and Safari 17 do not know; only they load the stand-in. */
export const hasPopovers = () => 'popover' in HTMLElement.prototype;

if (!hasPopovers()) {
  // Its styles belong below the site's own, as a browser's do. Safari before 16.4 may not add them; styles/components/popover.css has what is needed.
  void import('@oddbird/popover-polyfill/fn').then(({ apply }) => apply({ layerName: 'theme' }));
}
