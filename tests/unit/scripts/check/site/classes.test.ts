import { expect, it } from 'vitest';
import { classProblems } from '../../../../../scripts/check/site/classes.ts';
import { built } from '../../folder.ts';

it('names a class without a rule once, with the number of pages', async () => {
  const page = '<style>.a{}</style><p class="a lost"><p class="lost">';
  const other = '<style>.lost{}</style><template><p class="lost"></template>';
  const site = await built({ 'bd/vip.html': page, 'vip.html': page, 'help.html': other });
  expect(classProblems(site)).toEqual([expect.stringMatching(/^\/(bd\/)?vip: class "lost" has no rule \(and on 1 more pages\)$/)]);
});
