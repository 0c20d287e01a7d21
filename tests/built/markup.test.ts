import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { readBuiltSite } from '../../scripts/built-site/built-site.ts';
import { TEST_SITE } from '../../scripts/test/test-site.ts';

const { folder, pages } = readBuiltSite(TEST_SITE.folder);
/** The rules of the standard, and one that the package leaves out: a picture without an image shows nothing. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  elements: ['html5', { picture: { requiredContent: ['img'] } }],
});

test.each(pages)('$path is valid', async ({ file }) => {
  const html = readFileSync(join(folder, file), 'utf8');
  const { results } = await validator.validateString(html);
  const problems = results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
  expect(problems).toEqual([]);
  expect(html.trimEnd()).toMatch(/<\/html>$/);
});
