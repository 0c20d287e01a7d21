import type { Rolldown } from 'vite';

/**
 * Which modules share a file. Left to itself the bundler cuts one for every set of pages that share something; the page with the login would pay
 * 2 kB for twenty small files that compress each on its own. A group takes what its modules import along, except where a group above has it.
 */
const GROUPS = [
  // On its own, so that it stays in caches when the site's code changes.
  ['react', /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/],
  // On every guest's page, and therefore with nothing beside it.
  [
    'frame',
    /lib[\\/](session[\\/]tokens|browser[\\/]storage[\\/](local-storage|storage-keys|session-storage)|domain[\\/]text[\\/]visible-ascii)\.ts|vite[\\/]preload-helper/,
  ],
  ['config', /lib[\\/]config\.ts/],
  // Apart from React: a player's profile is asked for while that is still on its way.
  ['api', /lib[\\/](stores[\\/]session|api[\\/]replies[\\/]outcome-reply)\.ts/],
  // Of the player's header and of every form.
  ['parts', /islands[\\/]ui[\\/]Icon\.|lib[\\/]domain[\\/]text[\\/](digits|fill)\.ts/],
  // Of the player's header and of the account's pages.
  [
    'wallet',
    /node_modules[\\/]@nanostores[\\/]react|lib[\\/](domain[\\/](money[\\/](amount|money|minor-units)|text[\\/]local-number)|forms[\\/]amount|stores[\\/](balances|money-moved|notices[\\/]received-notices)|browser[\\/]page[\\/]visibility)\.|islands[\\/](money[\\/]amount-text|ui[\\/](ProgressBar|add-sheet))\./,
  ],
  // What the header's bell asks for once the page is idle, and the transactions at once.
  ['reports', /lib[\\/]stores[\\/](notices[\\/]notice-centre|report-page)\./],
  [
    'forms',
    /islands[\\/]ui[\\/](form[\\/](Field|Form|PasswordField|form-controls|use-form)|Button|Notice|TextButton|use-one-at-a-time)\.|lib[\\/]forms[\\/]text-fields\.ts/,
  ],
] as const;

/** For the bundler, of the browser's files only. */
export const codeSplitting = {
  groups: GROUPS.map(([name, test], index) => ({ name, test, priority: GROUPS.length - index })),
} satisfies Rolldown.OutputOptions['codeSplitting'];
