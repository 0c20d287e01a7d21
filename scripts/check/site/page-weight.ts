import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type BuiltPage, type BuiltSite, weightOf } from '../../built-site/built-site.ts';
import { scriptsOfPage } from '../../built-site/page-scripts.ts';
import { frameOf } from './page-frame.ts';
import { limitFor } from './page-limits.ts';

/** What a browser loads for a page, in bytes with brotli, and its files of script. The parts are explained at their limits (page-limits.ts). */
export interface Weight {
  frame: number;
  /** Bytes that the operator's content adds to the frame. They have no limit. */
  content: number;
  script: number;
  later: number;
  player: number;
  /** The page's script and the player's. */
  sum: number;
  files: number;
  hasReact: boolean;
}

const BEST = constants.BROTLI_MAX_QUALITY;
/** The quicker ones give more bytes (5: a tenth more in a fortieth of the time), so a page that is within its limits with one of them is within them. */
const QUALITIES = [5, 8, BEST];

function compressedSize(text: string, quality: number): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** Weighs a page of a built site. */
export function weigh({ folder, scripts }: BuiltSite, page: BuiltPage, quality = BEST, weightOfFile = weightOf): Weight {
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + weightOfFile(folder, file), 0);
  const styles = page.tags
    .filter(({ name, attributes }) => name === 'link' && attributes['rel'] === 'stylesheet')
    .map(({ attributes }) => attributes['href'] ?? '');
  const markup = compressedSize(frameOf(readFileSync(join(folder, page.file), 'utf8')), quality);
  const { inline, eager, later, player } = scriptsOfPage(scripts, page.tags);
  const script = (inline.length > 0 ? compressedSize(inline.join('\n'), quality) : 0) + sum(eager);
  return {
    frame: markup + sum(styles),
    content: Math.max(0, weightOf(folder, page.file) - markup),
    script,
    later: sum(later),
    player: sum(player),
    sum: script + sum(player),
    files: eager.length + player.length,
    hasReact: eager.some((file) => scripts.get(file)?.hasReact),
  };
}

function problemsOf(page: BuiltPage, weight: Weight): string[] {
  const limit = limitFor(page.route);
  const over = (['frame', 'script', 'later', 'player', 'sum'] as const)
    .filter((part) => weight[part] > (limit[part] ?? Number.POSITIVE_INFINITY))
    .map((part) => `${page.path}: ${part} is ${weight[part]} bytes, the limit is ${limit[part]}`);
  if (limit.files && weight.files > limit.files) over.push(`${page.path}: ${weight.files} files of script, the limit is ${limit.files}`);
  return weight.hasReact && !limit.hasReact ? [...over, `${page.path}: sends React to guests`] : over;
}

/** Pages that weigh more than their limits, one line each. */
export function tooHeavy(site: BuiltSite): string[] {
  // All pages have the same few scripts.
  const weights = new Map<string, number>();
  const weightOnce = (folder: string, file: string) => {
    const weight = weights.get(file) ?? weightOf(folder, file);
    weights.set(file, weight);
    return weight;
  };
  return site.pages.flatMap((page) => {
    let problems: string[] = [];
    for (const quality of QUALITIES) {
      problems = problemsOf(page, weigh(site, page, quality, weightOnce));
      if (problems.length === 0) break;
    }
    return problems;
  });
}
