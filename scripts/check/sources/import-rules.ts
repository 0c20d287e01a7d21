/** What files may import (docs/architecture.md, "The ladder of imports"). The first rule that covers a file decides. */
export interface ImportRule {
  /** Files the rule is about, from the project's root. */
  files: RegExp;
  /** Files of `src/`, `scripts/` and `tests/` they may import. */
  mayImport: RegExp;
}

const DATA = 'src/(lib/(domain/|config\\b|log\\b)|content/messages/)';
const CONFIG = 'src/lib/config\\b';
const STATIC = 'src/(styles|assets|images)/';

/** Files of a folder may import from that folder and the others named. */
function may(folder: string, ...others: string[]): ImportRule {
  return {
    files: new RegExp(`^${folder}`),
    mayImport: new RegExp(`^(${[folder, ...others].join('|')})`),
  };
}

export const IMPORT_RULES: readonly ImportRule[] = [
  may('src/pages/', 'src/(layouts|components|islands|lib)/', DATA, STATIC),
  may('src/layouts/', 'src/(components|islands|lib)/', DATA, STATIC),
  may('src/components/', 'src/(islands|lib)/', DATA, STATIC),
  // It shows components and islands; nothing imports it.
  may('src/gallery/', 'src/(components|islands|lib)/', DATA, STATIC),
  // They take props only.
  may('src/islands/ui/', 'src/lib/forms/(form-store|validate)\\b', DATA, STATIC),
  // They reach the backend through stores.
  may('src/islands/', 'src/lib/(stores|forms|browser|search|domain)/', DATA, STATIC),
  may('src/lib/stores/', 'src/lib/(api|forms|browser|search)/', DATA),
  may('src/lib/api/', DATA),
  may('src/lib/forms/', DATA),
  may('src/lib/browser/', DATA),
  may('src/inline/', 'src/lib/browser/', DATA),
  may('src/lib/search/', DATA),
  may('src/lib/domain/', CONFIG),
  may(CONFIG),
  may('src/lib/log\\b'),
  may('src/lib/i18n/', DATA),
  may('src/lib/site/', 'src/lib/i18n/', 'src/content/', DATA),
  // It knows which pages there are, and nothing of players.
  may('src/service-worker/', 'src/lib/site/(indexing|navigation)\\b', DATA),
  // A product of its own, written from the spec so that it can catch the client’s mistakes.
  may('scripts/sandbox/'),
  // The pull and the probe make the browser's own calls and check the answers by the same schemas.
  {
    files: /^scripts\/(content|probe)\//,
    mayImport: new RegExp(`^(scripts/(?!sandbox/|commands/)|src/lib/api/|${DATA})`),
  },
  {
    files: /^scripts\/(?!commands\/)/,
    mayImport: new RegExp(`^(scripts/(?!sandbox/|commands/)|src/lib/(api/routes|i18n)/|${DATA})`),
  },
  { files: /^src\//, mayImport: /^src\// },
  // The sandbox is known by its commands and its HTTP only.
  { files: /^/, mayImport: /^(?!scripts\/sandbox\/)/ },
];

/** Packages that only one place may know. The first rule that covers a package decides. */
export const PACKAGE_RULES: readonly { name: RegExp; files: RegExp }[] = [
  // React starts there, or by a directive of Astro.
  { name: /^react-dom\/client$/, files: /^(src\/islands\/mount-late\.tsx$|tests\/)/ },
  {
    name: /^(react|react-dom|@nanostores\/react)(\/|$)/,
    files: /^(src\/(gallery|islands)|tests)\//,
  },
  {
    name: /^(astro-i18next|i18next)$/,
    files: /^(src\/lib\/i18n\/|(scripts\/gallery\/)?astro\.config)/,
  },
  { name: /^web-vitals$/, files: /^src\/lib\/browser\// },
  { name: /^pusher-js$/, files: /^(src\/lib\/browser|tests)\// },
  { name: /^(sanitize-html|parse5)$/, files: /^(scripts\/content|tests)\// },
  { name: /^(harfbuzzjs|wawoff2)$/, files: /^(scripts\/fonts|tests)\// },
  { name: /^workbox-/, files: /^src\/service-worker\// },
  { name: /^any-ascii$/, files: /^scripts\/content\// },
  { name: /^(hono|@hono\/.*|ws)(\/|$)/, files: /^scripts\/sandbox\// },
  { name: /^node:sqlite$/, files: /^scripts\/(rebuild|sandbox)\// },
];
