import { brotliCompressSync } from 'node:zlib';
import { type BuiltPage, type BuiltSite, weightOf } from './built-site.ts';
import { scriptsOfPage, usesReact } from './scripts-of-page.ts';

/** Bytes with brotli, for a guest (issue "The site stands", "Limits"; for players' pages "The wallet", "Limits"). */
interface Limit {
  routes: RegExp;
  /** The page with all its styles. */
  html: number;
  /** Script before the page is idle. */
  script: number;
  /** Script asked for later, Swiper above all. */
  later: number;
  /** Script that a signed-in player gets on top; the realtime service comes after idle and apart. */
  player: number;
  /** Script in all, on a page that is for players alone. */
  sum?: number;
  /** A page of forms or of games that go on loading; everywhere else a guest gets none. */
  react?: true;
}

const kB = 1_000;

const LIMITS: readonly Limit[] = [
  { routes: /^\/$/, html: 14 * kB, script: 8 * kB, later: 25 * kB, player: 75 * kB },
  { routes: /^\/promotion$/, html: 18 * kB, script: 4 * kB, later: 0, player: 75 * kB },
  { routes: /^\/login$/, html: 10 * kB, script: 85 * kB, later: 25 * kB, player: 75 * kB, react: true },
  {
    routes: /^\/(register|forgot_password|slots\/.+)$/,
    html: 10 * kB,
    script: 100 * kB,
    later: 100 * kB,
    player: 75 * kB,
    react: true,
  },
  {
    routes: /^\/(profile|deposit|withdraw|transfer|transaction|bonuses|bank)$/,
    html: 10 * kB,
    script: 95 * kB,
    later: 25 * kB,
    player: 75 * kB,
    sum: 95 * kB,
    react: true,
  },
  { routes: /./, html: 10 * kB, script: 4 * kB, later: 4 * kB, player: 75 * kB },
];

/** What a guest's browser is sent for a page, in bytes with brotli. */
export interface Weight {
  html: number;
  script: number;
  later: number;
  player: number;
  /** The page's script and the player's. */
  sum: number;
  hasReact: boolean;
}

export function limitFor(route: string): Limit {
  const limit = LIMITS.find(({ routes }) => routes.test(route));
  if (!limit) throw new Error(`no limit covers ${route}`);
  return limit;
}

export function weigh({ folder }: BuiltSite, page: BuiltPage): Weight {
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + weightOf(folder, file), 0);
  const styles = page.tags
    .filter(({ name, attributes }) => name === 'link' && attributes['rel'] === 'stylesheet')
    .map(({ attributes }) => attributes['href'] ?? '');
  const { inline, eager, later, player } = scriptsOfPage(folder, page.tags);
  const inlineWeight = inline.length > 0 ? brotliCompressSync(inline.join('\n')).length : 0;
  const script = inlineWeight + sum(eager);
  return {
    html: weightOf(folder, page.file) + sum(styles),
    script,
    later: sum(later),
    player: sum(player),
    sum: script + sum(player),
    hasReact: usesReact(folder, eager),
  };
}

/** Pages that weigh more than their limit, one line each. */
export function tooHeavy(site: BuiltSite): string[] {
  return site.pages.flatMap((page) => {
    const limit = limitFor(page.route);
    const weight = weigh(site, page);
    const over = (['html', 'script', 'later', 'player', 'sum'] as const)
      .filter((part) => weight[part] > (limit[part] ?? Number.POSITIVE_INFINITY))
      .map((part) => `${page.path}: ${part} is ${weight[part]} bytes, the limit is ${limit[part]}`);
    return weight.hasReact && !limit.react ? [...over, `${page.path}: sends React to guests`] : over;
  });
}
