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
};

const RESULTS = '.cache/bench/lighthouse.json';

async function visit(url: string): Promise<Record<string, { numericValue: number }>> {
  const args = [
    ...[url, '--quiet', '--no-enable-error-reporting', '--output=json', `--output-path=${RESULTS}`],
    ...[`--only-audits=${Object.values(AUDITS).join()}`, '--chrome-flags=--headless --no-sandbox'],
  ];
  const { code, output } = await runTool('lighthouse', args, {
    from: 'tests/bench',
    env: { CHROME_PATH: await findBrowser() },
  });
  if (code !== 0) throw new CommandError(`Lighthouse could not measure ${url}:\n${output}`);
  return JSON.parse(readFileSync(RESULTS, 'utf8')).audits;
}

/**
 * Measures first visits of a page with Lighthouse's mobile preset: a phone 412 px wide with a processor four times slower than this one's, on a
 * line of 1.6 Mbit/s that answers 150 ms late.
 * @returns medians, times in ms
 */
export async function pageSpeed(url: string, visits: number): Promise<Record<string, number>> {
  const audits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let count = 0; count < visits; count += 1) audits.push(await visit(url));
  const medians = Object.entries(AUDITS).map(([column, name]) => {
    const figures = audits
      .map((one) => one[name]?.numericValue ?? Number.NaN)
      .sort((one, other) => one - other);
    return [
      column,
      Number((figures[Math.floor(visits / 2)] ?? Number.NaN).toFixed(column === 'CLS' ? 3 : 0)),
    ];
  });
  return Object.fromEntries(medians);
}
