import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

interface ChunkGroup {
  name: string;
  /** Files and folders (with a slash at the end) from the project's root. */
  modules: readonly string[];
  /** Modules that the bundler makes up, by how their names begin. */
  virtual?: readonly string[];
}

/**
 * Which modules share a file. By default the bundler makes one for every set of pages that share something. Each file costs a weak phone 7 ms before
 * the first paint, and some would come in a later round: so there are few, of what is mostly loaded together. A group includes what its modules
 * import, except what a group above has, so what one of them imports is not listed.
 */
const CHUNK_GROUPS: readonly ChunkGroup[] = [
  {
    // Alone, so that it stays in caches when the site's code changes.
    name: 'react',
    modules: ['node_modules/react/', 'node_modules/react-dom/', 'node_modules/scheduler/', 'node_modules/@astrojs/react/'],
  },
  {
    // On every page, a guest's too, so it holds only what all need, at once or when they are idle: menus, what is stored, and the search's first
    // screen.
    name: 'frame',
    modules: [
      'node_modules/nanostores/',
      'src/lib/browser/page/load-styles.ts',
      'src/lib/api/timeout-signal.ts',
      'src/lib/log.ts',
      'src/lib/browser/page/brand-name.ts',
      'src/lib/browser/page/load-page.ts',
      'src/lib/browser/page/low-data.ts',
      'src/lib/browser/page/page-locale.ts',
      'src/lib/browser/page/popover.ts',
      'src/lib/browser/page/when.ts',
      'src/lib/stores/safer-play/reality-check-choice.ts',
      'src/lib/browser/storage/session-storage.ts',
      'src/lib/browser/tabs/new-tab.ts',
      'src/lib/domain/scarce-connection.ts',
      'src/lib/domain/site-time.ts',
      'src/lib/domain/site/address.ts',
      'src/lib/domain/site/answers.ts',
      'src/lib/domain/text/fill.ts',
      'src/lib/stores/session/tokens.ts',
    ],
    virtual: ['vite/preload-helper.js', '@oxc-project+runtime@'],
  },
  {
    // On the entry forms and the deposit, which a break on this device closes.
    name: 'break',
    modules: ['src/components/notice/break-end.ts', 'src/lib/stores/safer-play/device-break.ts'],
  },
  {
    // On the answers to common problems, which have no React, and in the list of transactions.
    name: 'support',
    modules: ['src/lib/browser/clipboard.ts', 'src/lib/domain/site/support-links.ts'],
  },
  {
    // The session and what the header shows of it: on every page of a player's and before React, so it must hold none. One file: of a server without
    // HTTP/2 a browser asks for six at a time, and the fonts are two of them.
    name: 'player',
    modules: [
      'src/lib/browser/storage/form-draft.ts',
      'src/lib/domain/money/amount.ts',
      'src/lib/stores/notices/pushed-notices.ts',
      'src/lib/stores/notices/unread-count.ts',
      'src/lib/stores/session/session.ts',
    ],
  },
  // Without more, since the search's first screen and the sheet of help need no React.
  { name: 'icons', modules: ['src/assets/icons.ts', 'src/lib/browser/page/make.ts'] },
  {
    // In every menu, dialog and form.
    name: 'parts',
    modules: [
      'node_modules/@nanostores/react/',
      'src/islands/ui/Icon.tsx',
      'src/islands/ui/ProgressBar.tsx',
      'src/islands/ui/WaterLily.tsx',
      'src/islands/ui/WhyLink.tsx',
      'src/islands/use-retry-online.ts',
      'src/islands/why.ts',
      'src/lib/domain/site/external-url.ts',
    ],
  },
  // Alone, since a guest's launch of a game needs it, and no entry page.
  { name: 'dialog', modules: ['src/islands/ui/Dialog.tsx'] },
  {
    // In every form. The sheets of the entry pages have the rules of all that it holds (trim-sheet.ts).
    name: 'forms',
    modules: [
      'src/islands/ui/Button.tsx',
      'src/islands/ui/Callout.tsx',
      'src/islands/ui/form/Form.tsx',
      'src/islands/ui/form/PasswordField.tsx',
      'src/islands/ui/form/Select.tsx',
      'src/islands/ui/form/use-form.ts',
      'src/islands/ui/use-pending.ts',
      'src/lib/forms/fields.ts',
    ],
  },
  // It names the files of all texts: too much for the forms, which have theirs in the page.
  { name: 'messages', modules: ['src/islands/load-messages.ts', 'src/islands/mount-late.tsx', 'src/islands/use-loaded.ts'] },
  {
    // What the account pages, the wallet's menu and the notices know of money, without React. The header's bell loads it to look for notices.
    name: 'wallet',
    modules: [
      'src/lib/stores/history/net-deposits.ts',
      'src/lib/api/report/',
      'src/lib/api/routes/wallet.ts',
      'src/lib/stores/money/offered-promotions.ts',
      'src/lib/domain/money/bonus.ts',
      'src/lib/domain/money/wallet.ts',
      'src/lib/forms/amount.ts',
      'src/lib/stores/money/balances.ts',
      'src/lib/stores/safer-play/budget.ts',
      'src/lib/stores/notices/notice-centre.ts',
    ],
  },
  {
    // The first screen of the search loads before what finds games, so it is small (components/search/search-start.ts).
    name: 'games',
    modules: [
      'src/components/catalogue/filled-tile.ts',
      'src/components/search/found-tiles.ts',
      'src/lib/stores/games/catalogue.ts',
      'src/lib/stores/games/stored-games.ts',
    ],
  },
  { name: 'saved-list', modules: ['src/lib/stores/games/saved-game-list.ts'] },
  {
    // In most account pages.
    name: 'account',
    modules: [
      'src/islands/account/',
      'src/islands/money/CopyButton.tsx',
      'src/islands/transactions/transaction-labels.ts',
      'src/islands/ui/Badge.tsx',
      'src/islands/ui/ConfirmDialog.tsx',
      'src/islands/ui/DetailsList.tsx',
      'src/islands/ui/EmptyState.tsx',
      'src/islands/ui/Table.tsx',
      'src/lib/browser/files/files.ts',
    ],
  },
  {
    // In the forms that move money.
    name: 'money',
    modules: ['src/islands/money/', 'src/lib/stores/money/submit-money.ts'],
  },
];

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

function isIn({ modules, virtual = [] }: ChunkGroup, id: string): boolean {
  if (id.startsWith('\0')) return virtual.some((name) => id.startsWith(name, 1));
  const path = relative(ROOT, id).replaceAll('\\', '/');
  // Packages may be installed above the project, or linked into it.
  const packagePath = path.slice(Math.max(0, path.lastIndexOf('node_modules/')));
  return modules.some((module) => (module.endsWith('/') ? packagePath.startsWith(module) : path === module));
}

/** The bundler's option for the browser's files. */
export const codeSplitting = {
  groups: CHUNK_GROUPS.map((group, index) => ({
    name: group.name,
    test: (id: string) => isIn(group, id),
    priority: CHUNK_GROUPS.length - index,
  })),
} satisfies Rolldown.OutputOptions['codeSplitting'];
