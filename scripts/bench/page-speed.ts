import { readFileSync } from 'node:fs';
import { findBrowser } from '../browser/find-browser.ts';
import { CommandError } from '../run/command.ts';
import { runTool } from '../run/tool.ts';

/** Columns of the table, with Lighthouse's names for them. Times are in ms. */
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;
type Column = keyof typeof AUDITS;
const COLUMNS = Object.keys(AUDITS) as Column[];

const RESULTS = '.cache/bench/lighthouse.json';

async function visit(url: string): Promise<Record<Column, number>> {
  const { executablePath } = await findBrowser();
  const args = [
    ...[url, '--quiet', '--no-enable-error-reporting', '--output=json', `--output-path=${RESULTS}`],
    ...[`--only-audits=${Object.values(AUDITS).join()}`, '--chrome-flags=--headless --no-sandbox'],
  ];
  const { code, output } = await runTool('lighthouse', args, { from: 'tests/bench', env: { CHROME_PATH: executablePath } });
  if (code !== 0) throw new CommandError(`Lighthouse could not measure ${url}:\n${output}`);
  const { audits } = JSON.parse(readFileSync(RESULTS, 'utf8')) as { audits: Record<string, { numericValue: number }> };
  return inColumns((column) => audits[AUDITS[column]]?.numericValue ?? Number.NaN);
}

function inColumns(figure: (column: Column) => number): Record<Column, number> {
  return Object.fromEntries(COLUMNS.map((column) => [column, figure(column)])) as Record<Column, number>;
}

/** The middle one of an odd number of figures. */
function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/**
 * Measures first visits of a page with Lighthouse's mobile preset: a phone 412 px wide with a processor four times slower than this one's, on a
 * line of 1.6 Mbit/s that answers 150 ms late.
 * @returns medians, times in ms
 */
export async function pageSpeed(url: string, visits: number): Promise<Record<Column, number>> {
  const figures: Record<Column, number>[] = [];
  for (let count = 0; count < visits; count += 1) figures.push(await visit(url));
  return inColumns((column) => {
    const middle = median(figures.map((figure) => figure[column]));
    return column === 'CLS' ? Number(middle.toFixed(3)) : Math.round(middle);
  });
}
