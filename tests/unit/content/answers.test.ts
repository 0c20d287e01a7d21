import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/config';
import { ANSWERS } from '@/lib/domain/site/answers';
import { HELP_PAGES } from '@/lib/domain/site/help';
import { answerIn, plainAnswer } from '@/lib/site/answers';

const slugs = ANSWERS.map(({ slug }) => slug);

it('no answer has the address of one of the backend’s pages', () => {
  expect(slugs.filter((slug) => slug in HELP_PAGES)).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('has a file for each answer, and no other', () => {
    const files = globSync('*.json', { cwd: `src/content/help/${language}` }).map((file) =>
      file.replace('.json', ''),
    );
    expect(files.sort()).toEqual([...slugs].sort());
  });

  it.each(slugs)('%s has no link or limit that is written wrong', (slug) => {
    expect(plainAnswer(answerIn(language, slug))).not.toMatch(/\]\(|\{\w+\}/);
  });
});
