import { logFailure } from '@/lib/browser/log';
import { hasPopovers } from '@/lib/browser/page/document';

/** Only browsers without popovers load the stand-in. */
if (!hasPopovers()) {
  // Its styles belong below the site's own, as a browser's do. Safari before 16.4 may not add them; styles/components/popover.css has what is needed.
  import('@oddbird/popover-polyfill/fn').then(
    ({ apply }) => apply({ layerName: 'theme' }),
    () => logFailure('Popovers', 'not loaded'),
  );
}
