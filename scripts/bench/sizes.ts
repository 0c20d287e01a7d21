import { type BuiltPage, type BuiltSite, weightOf } from '../built-site/built-site.ts';
import { limitFor } from '../check/site/page-limits.ts';
import { weigh } from '../check/site/page-weight.ts';

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

/** Bytes with brotli by kind of page: medians, and the heaviest frame beside its limit. Content is what the operator wrote; it has no limit. */
export function sizesTable(site: BuiltSite): Record<string, Record<string, number>> {
  const rows = KINDS.map(({ kind, routes }) => {
    const pages: BuiltPage[] = site.pages.filter(({ route }) => routes.test(route));
    const weights = pages.map((page) => weigh(site, page));
    const frames = weights.map(({ frame }) => frame);
    const contents = weights.map(({ content }) => content);
    const row = {
      pages: pages.length,
      frame: median(frames),
      heaviest: Math.max(0, ...frames),
      limit: pages[0] ? limitFor(pages[0].route).frame : 0,
      content: median(contents),
      'most content': Math.max(0, ...contents),
      script: median(weights.map(({ script }) => script)),
      later: median(weights.map(({ later }) => later)),
      player: median(weights.map(({ player }) => player)),
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
