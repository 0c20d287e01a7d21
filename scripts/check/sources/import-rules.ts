/** What files may import (docs/architecture.md, "The ladder of imports"). The first rule that covers a file decides. */
export interface ImportRule {
  /** Files the rule is about, from the project's root. */
  files: RegExp;
  /** Files of `src/`, `scripts/` and `tests/` they may import. */
  mayImport: RegExp;
  why: string;
}

const DATA = 'src/(lib/(domain/|config\\.)|content/messages/)';
const CONFIG = 'src/lib/config\\.';
const API = 'src/lib/api/(route\\.ts|(replies|wire|routes)/)';
const STATIC = 'src/(styles|assets|images)/';

/** Files of a room may import that room and the others named. */
function may(room: string, ...others: string[]): Pick<ImportRule, 'files' | 'mayImport'> {
  return { files: new RegExp(`^${room}`), mayImport: new RegExp(`^(${[room, ...others].join('|')})`) };
}

/** A room of `scripts/` may import these other rooms of it, and what else is named. */
function script(room: string, rooms: readonly string[], ...others: string[]): ImportRule {
  return {
    ...may(`scripts/${room}/`, ...rooms.map((name) => `scripts/${name}/`), ...others),
    why: rooms.length > 0 ? `scripts/${room} uses ${rooms.join(', ')}` : `scripts/${room} uses no other room`,
  };
}

export const IMPORT_RULES: readonly ImportRule[] = [
  { ...may('src/pages/', 'src/(layouts|components|islands|lib)/', DATA, STATIC), why: 'pages → layouts → components → islands → lib' },
  { ...may('src/layouts/', 'src/(components|islands|lib)/', DATA, STATIC), why: 'pages → layouts → components → islands → lib' },
  { ...may('src/components/', 'src/(islands|lib)/', DATA, STATIC), why: 'pages → layouts → components → islands → lib' },
  {
    ...may('src/gallery/', 'src/(components|islands|lib)/', DATA, STATIC),
    why: 'the gallery shows components and islands; nothing imports it',
  },
  { ...may('src/islands/ui/', 'src/lib/forms/validate\\.', DATA, STATIC), why: 'islands/ui takes props only: no store, no api' },
  {
    ...may('src/islands/', 'src/lib/(actions|stores|session|forms|browser|search|domain)/', DATA, STATIC),
    why: 'islands reach the backend through actions and stores',
  },
  {
    ...may('src/lib/actions/', 'src/lib/(stores|session|api|forms|browser)/', DATA),
    why: 'actions → stores → session → api, browser → domain',
  },
  {
    ...may('src/lib/stores/', 'src/lib/(session|api|forms|browser|search)/', DATA),
    why: 'actions → stores → session → api, browser → domain',
  },
  { ...may('src/lib/session/', 'src/lib/(api|browser)/', DATA), why: 'actions → stores → session → api, browser → domain' },
  { ...may('src/lib/api/', DATA), why: 'api → domain' },
  { ...may('src/lib/forms/', DATA), why: 'forms → domain' },
  { ...may('src/lib/browser/', DATA), why: 'browser → domain' },
  { ...may('src/inline/', 'src/lib/browser/', DATA), why: 'a script in the page knows the browser alone' },
  { ...may('src/lib/search/', DATA), why: 'search → domain' },
  { ...may('src/lib/domain/', 'src/lib/config\\.'), why: 'domain is rules and types; it imports nothing but constants' },
  { ...may('src/lib/config\\.'), why: 'config imports nothing' },
  { ...may('src/lib/i18n/', DATA), why: 'i18n knows texts and languages only' },
  { ...may('src/lib/site/', 'src/lib/i18n/', 'src/content/', DATA), why: 'site reads the snapshot' },
  {
    ...may('src/service-worker/', 'src/lib/site/(indexing|navigation)\\.', DATA),
    why: 'the worker knows which pages there are, and nothing of players',
  },
  {
    ...may('scripts/sandbox/'),
    why: 'the sandbox is a product of its own, written from the spec so that it can catch the client’s mistakes',
  },
  script('run', []),
  script('files', []),
  script('browser', []),
  script('fonts', ['files'], 'src/lib/i18n/', CONFIG),
  script('lock-file', []),
  script('settings', ['run']),
  script('built-site', [], 'src/lib/domain/', CONFIG),
  script('hosts', ['settings'], 'src/lib/domain/', CONFIG),
  script('serve', ['hosts', 'run'], 'src/lib/domain/', CONFIG),
  script('local', ['serve', 'settings', 'run']),
  // The pull makes the browser's own calls and checks the answers by the same schemas.
  script('content', ['settings', 'files', 'run'], API, 'src/lib/domain/', CONFIG),
  script('build', ['built-site', 'settings', 'files', 'run'], CONFIG),
  // The contract is what the browser's own calls ask for.
  script('contract', [], API, 'src/lib/domain/', CONFIG),
  // The probe makes the browser's own calls.
  script('probe', ['contract'], 'src/lib/api/', 'src/lib/domain/', CONFIG),
  script('gallery', ['build', 'fonts', 'settings', 'test', 'run']),
  script('check', ['build', 'built-site', 'contract', 'fonts', 'lock-file', 'settings', 'run'], 'src/lib/domain/', CONFIG),
  script('test', ['build', 'content', 'local', 'serve', 'browser', 'settings', 'run']),
  script('bench', ['rebuild', 'browser', 'settings', 'run']),
  // It counts what browsers report by the names that they use.
  script(
    'rebuild',
    ['check/site', 'contract', 'build', 'content', 'probe', 'serve', 'hosts', 'settings', 'files', 'run'],
    'src/lib/domain/',
    CONFIG,
  ),
  script('screenshots', ['browser', 'run'], 'src/lib/domain/', CONFIG),
  // Whatever lies beside the rooms would be a room without a rule.
  { files: /^scripts\/(?!commands\/)/, mayImport: /^$/, why: 'every file of scripts/ stands in a room with a rule' },
  { files: /^src\//, mayImport: /^src\//, why: 'nothing of src/ imports scripts/' },
  { files: /^/, mayImport: /^(?!scripts\/sandbox\/)/, why: 'the sandbox is known by its commands and its HTTP only' },
];

/** Packages that only one place may know. */
export const PACKAGE_RULES: readonly { name: RegExp; files: RegExp }[] = [
  { name: /^(react|react-dom|@nanostores\/react)(\/|$)/, files: /^(src\/(gallery|islands)|tests)\// },
  { name: /^(astro-i18next|i18next)$/, files: /^(src\/lib\/i18n\/|(scripts\/gallery\/)?astro\.config)/ },
  { name: /^web-vitals$/, files: /^src\/lib\/browser\// },
  { name: /^pusher-js$/, files: /^(src\/lib\/browser|tests|scripts\/sandbox\/tests)\// },
  { name: /^(sanitize-html|parse5)$/, files: /^(scripts\/content|tests)\// },
  { name: /^(harfbuzzjs|wawoff2)$/, files: /^(src\/lib\/site\/share|scripts\/fonts|tests)\// },
  { name: /^workbox-/, files: /^src\/service-worker\// },
  { name: /^any-ascii$/, files: /^scripts\/content\// },
  { name: /^(hono|@hono\/.*|ws)(\/|$)/, files: /^scripts\/sandbox\// },
  { name: /^node:sqlite$/, files: /^scripts\/(rebuild|sandbox)\// },
];
