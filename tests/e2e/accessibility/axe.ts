import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { sheetOf } from '../../../scripts/build/theme.ts';
import { THEMES } from '../../../src/lib/config.ts';
import { addStyles } from './layout.ts';

/** WCAG 2.2 A and AA, and axe's own advice on landmarks and headings. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** A theme's colours, for a page that was built with its own. */
const COLOURS = THEMES.map((theme) =>
  readFileSync(sheetOf(theme), 'utf8').replace('@theme static', ':root'),
);

/** So tall that a page at its top has all in view: a bar covers nothing then, and axe leaves out what is covered. */
const TALL_PX = 12_000;

async function violations(page: Page, colours: string, options: RunOptions): Promise<string[]> {
  await addStyles(page, colours);
  const found = await page.evaluate((given) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    return inPage.run(document, { ...given, resultTypes: ['violations'] }) as Promise<AxeResults>;
  }, options);
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}, ${nodes.length} times: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`,
  );
}

/**
 * What axe finds on the page as it is now, in both themes: a line for each rule, with the first element that breaks it.
 * @param leftOut rules that say nothing here
 */
export async function axeProblems(page: Page, leftOut: readonly string[] = []): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ ...size, height: TALL_PX });
  // A page that is as high as the screen and has a footer scrolls all the same.
  await page.evaluate(() => scrollTo(0, 0));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const [first = '', ...others] = COLOURS;
  const rules = Object.fromEntries(leftOut.map((id) => [id, { enabled: false }]));
  const problems = await violations(page, first, { runOnly: RULES, rules });
  for (const colours of others)
    problems.push(...(await violations(page, colours, { runOnly: COLOUR_RULES })));
  await page.setViewportSize(size);
  return problems;
}
