import type { Rolldown } from 'vite';

/**
 * Which modules share a file, as patterns of their paths. By default the bundler makes a file for every set of pages that share something. Each costs a
 * weak phone 7 ms before the first paint, and some would come in a later round: so there are few, of what is mostly loaded together. A group includes
 * what its modules import, except what a group above has, so what one of them imports is not listed.
 */
const CHUNK_GROUPS: Record<string, readonly string[]> = {
  // Alone, so that it stays in caches when the site's code changes.
  react: ['node_modules/(react|react-dom|scheduler|@astrojs/react)/'],
  // On every page, a guest's too, so it holds only what all need, at once or when they are idle: menus, what is stored, and the search's first screen.
  frame: [
    'node_modules/nanostores/',
    '\0(vite/preload-helper|@oxc-project\\+runtime@)',
    'src/lib/(log|api/timeout-signal)\\.',
    'src/lib/browser/(page/(brand-name|load-page|load-styles|low-data|page-language|popover|when)|storage/session-storage|tabs/new-tab)\\.',
    'src/lib/domain/(site-time|site/(address|answers)|text/fill)\\.',
    'src/lib/stores/(safer-play/reality-check-choice|session/tokens)\\.',
  ],
  // On the entry forms and the deposit, which a break on this device closes.
  break: ['src/components/notice/break-end\\.', 'src/lib/stores/safer-play/device-break\\.'],
  // On the answers to common problems, which have no React, and in the list of transactions.
  support: ['src/lib/(browser/clipboard|domain/site/support-links)\\.'],
  // The session and what the header shows of it: on every page of a player's and before React, so it must hold none. One file: of a server without
  // HTTP/2 a browser asks for six at a time, and the fonts are two of them.
  player: [
    'src/lib/(browser/storage/form-draft|domain/money/amount)\\.',
    'src/lib/stores/(notices/(push-messages|unread-count)|session/session)\\.',
  ],
  // Without more, since the search's first screen and the sheet of help need no React.
  icons: ['src/(assets/icons|lib/browser/page/make)\\.'],
  // In every menu, dialog and form.
  parts: [
    'node_modules/@nanostores/react/',
    'src/islands/(ui/(Icon|ProgressBar|TabLink|WaterLily)|use-retry-online|why)\\.',
    'src/lib/domain/site/external-url\\.',
  ],
  // Alone, since a guest's launch of a game needs it, and no entry page.
  dialog: ['src/islands/ui/Dialog\\.'],
  // In every form. The sheets of the entry pages have the rules of all that it holds (trim-sheet.ts).
  forms: [
    'src/islands/ui/(Button|Callout|use-pending|form/(Form|PasswordField|Select|use-form))\\.',
    'src/lib/forms/fields\\.',
  ],
  // It names the files of all texts: too much for the forms, which have theirs in the page.
  messages: ['src/islands/(load-messages|mount-late|use-loaded)\\.'],
  // What the account pages, the wallet's menu and the notices know of money, without React. The header's bell loads it to look for notices.
  wallet: [
    'src/lib/api/(report/|routes/wallet\\.)',
    'src/lib/(domain/money/(bonus|wallet)|forms/amount)\\.',
    'src/lib/stores/(history/net-deposits|money/(balances|offered-promotions)|notices/notice-centre|safer-play/budget)\\.',
  ],
  // The first screen of the search loads before what finds games, so it is small (components/search/search-start.ts).
  games: [
    'src/components/(catalogue/filled-tile|search/found-tiles)\\.',
    'src/lib/stores/games/(catalogue|stored-games)\\.',
  ],
  'saved-list': ['src/lib/stores/games/saved-game-list\\.'],
  // In most account pages.
  account: [
    'src/islands/(account/|(money/CopyButton|transactions/transaction-labels)\\.)',
    'src/islands/ui/(Badge|ConfirmDialog|DetailsList|EmptyState|Table)\\.',
    'src/lib/browser/files/files\\.',
  ],
  // In the forms that move money.
  money: ['src/islands/money/', 'src/lib/stores/money/submit-money\\.'],
};

const names = Object.keys(CHUNK_GROUPS);

/** The bundler's option for the browser's files. */
export const codeSplitting = {
  groups: Object.entries(CHUNK_GROUPS).map(([name, modules]) => ({
    name,
    test: new RegExp(`(^|/)(${modules.join('|')})`),
    priority: names.length - names.indexOf(name),
  })),
} satisfies Rolldown.OutputOptions['codeSplitting'];
