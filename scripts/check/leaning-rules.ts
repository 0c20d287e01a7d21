/** Which way files may lean (docs/architecture.md, "The ladder of imports"). The first row that covers a file decides. */
export interface LeaningRule {
  /** Files the row is about, from the project's root. */
  of: RegExp;
  /** Files of `src/`, `scripts/` and `tests/` they may import. */
  on: RegExp;
  why: string;
}

const DATA = 'src/(lib/(domain/|config\\.)|content/messages/)';
const STATIC = 'src/(styles|fonts|assets|images)/';

function may(of: string, ...on: string[]): Pick<LeaningRule, 'of' | 'on'> {
  return { of: new RegExp(`^${of}`), on: new RegExp(`^(${[of, ...on].join('|')})`) };
}

export const LEANING: readonly LeaningRule[] = [
  { ...may('src/pages/', 'src/(layouts|components|islands|lib)/', DATA, STATIC), why: 'pages → layouts → components → islands → lib' },
  { ...may('src/layouts/', 'src/(components|islands|lib)/', DATA, STATIC), why: 'pages → layouts → components → islands → lib' },
  { ...may('src/components/', 'src/(islands|lib)/', DATA, STATIC), why: 'pages → layouts → components → islands → lib' },
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
  { ...may('src/lib/search/', DATA), why: 'search → domain' },
  { ...may('src/lib/domain/', 'src/lib/config\\.'), why: 'domain is rules and types; it imports nothing but constants' },
  { ...may('src/lib/config\\.'), why: 'config imports nothing' },
  { ...may('src/lib/i18n/', DATA), why: 'i18n knows texts and languages only' },
  { ...may('src/lib/site/', 'src/lib/i18n/', 'src/content/', DATA), why: 'site reads the snapshot' },
  {
    ...may('scripts/sandbox/'),
    why: 'the sandbox is a product of its own, written from the spec so that it can catch the client’s mistakes',
  },
  {
    ...may(
      'scripts/content/',
      'scripts/(?!sandbox)',
      'src/lib/(api/(replies/|wire/|routes/)?[\\w-]+|domain/([\\w-]+/)?[\\w-]+|config)\\.ts$',
    ),
    why: 'the pull knows reply schemas, domain and config',
  },
  {
    ...may(
      'scripts/rebuild/',
      'scripts/(?!sandbox)',
      'src/lib/(api/(replies/|wire/|routes/)?[\\w-]+|domain/([\\w-]+/)?[\\w-]+|config)\\.ts$',
    ),
    why: 'the rebuild service knows reply schemas, domain and config',
  },
  { of: /^src\//, on: /^src\//, why: 'nothing of src/ leans on scripts/' },
  { of: /^/, on: /^(?!scripts\/sandbox\/)/, why: 'the sandbox is known by its commands and its HTTP only' },
];

/** Packages that only one place may know. */
export const PACKAGE_HOMES: readonly { name: RegExp; home: RegExp }[] = [
  { name: /^(react|react-dom|@nanostores\/react)(\/|$)/, home: /^(src\/islands|tests)\// },
  { name: /^(astro-i18next|i18next)$/, home: /^(src\/lib\/i18n\/|astro\.config|tests\/)/ },
  { name: /^pusher-js$/, home: /^(src\/lib\/browser|tests|scripts\/sandbox\/tests)\// },
  { name: /^(sanitize-html|parse5)$/, home: /^(scripts\/content|tests)\// },
  { name: /^(hono|@hono\/.*|node:sqlite|opentype\.js|pusher|ws)(\/|$)/, home: /^scripts\/sandbox\// },
];
