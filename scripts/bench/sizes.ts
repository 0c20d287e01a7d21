import { type BuiltPage, type BuiltSite, weightOf } from '../check/built-site.ts';
import { limitFor, weigh } from '../check/page-weight.ts';

const KINDS: readonly { kind: string; routes: RegExp }[] = [
  { kind: 'home', routes: /^\/$/ },
  { kind: 'providers', routes: /^\/(slots|casino|sports|mobile-slots)$/ },
  { kind: 'games of a provider', routes: /^\/slots\/./ },
  { kind: 'promotions', routes: /^\/promotion$/ },
  { kind: 'a promotion', routes: /^\/promotion\/./ },
  { kind: 'help', routes: /^\/help\// },
  { kind: 'forms', routes: /^\/(login|register|forgot_password)$/ },
  { kind: 'account', routes: /^\/(profile|deposit|withdraw|transfer|transaction|bonuses|bank)$/ },
];

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Bytes with brotli by kind of page: the median page, and the heaviest beside its limit. */
export function sizesTable(site: BuiltSite): Record<string, Record<string, number>> {
  const rows = KINDS.map(({ kind, routes }) => {
    const pages: BuiltPage[] = site.pages.filter(({ route }) => routes.test(route));
    const weights = pages.map((page) => weigh(site, page));
    const html = weights.map((weight) => weight.html);
    const row = {
      pages: pages.length,
      'html+css': median(html),
      heaviest: Math.max(0, ...html),
      limit: pages[0] ? limitFor(pages[0].route).html : 0,
      script: median(weights.map(({ script }) => script)),
      later: median(weights.map(({ later }) => later)),
    };
    return [kind, row] as const;
  });
  return Object.fromEntries(rows);
}

/** Files and bytes on the wire by type, over the whole site. */
export function filesTable({ folder, files }: BuiltSite): Record<string, Record<string, number>> {
  const byType = Map.groupBy(files, (file) => /\.([a-z\d]+)$/.exec(file)?.[1] ?? 'other');
  const rows = [...byType].map(([type, names]) => {
    const bytes = names.reduce((sum, name) => sum + weightOf(folder, name), 0);
    return [type, { files: names.length, kB: Math.round(bytes / 1_000) }] as const;
  });
  return Object.fromEntries(rows);
}
