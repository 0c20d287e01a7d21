import { expect, it } from 'vitest';
import { workflowFile } from '../../../../scripts/hosts/workflow-file.ts';
import { asVariables, parseEnv } from '../../../../scripts/settings/env.ts';

/** The jobs by their names. */
function jobs(): Record<string, string> {
  const [, text = ''] = workflowFile().split('\njobs:\n');
  const parts = [...text.matchAll(/^ {2}([a-z]+):\n((?: {4}.*\n|\n)+)/gm)];
  return Object.fromEntries(parts.map(([, name, job]) => [name, job]));
}

it('hands every setting of a build on', () => {
  for (const name of Object.keys(asVariables(parseEnv({})))) expect(workflowFile()).toContain(`  ${name}: \${{ vars.${name} }}\n`);
});

it('publishes to the bucket that is named, or else to pages', () => {
  const { bucket, build, pages, ...others } = jobs();
  expect(others).toEqual({});
  expect(bucket).toContain("if: startsWith(vars.PUBLISH_TO, 's3://')");
  expect(bucket).toContain('npm run rebuild -- --to "$TARGET"\n');
  expect(build).toContain("if: vars.PUBLISH_TO == 'pages'");
  expect(pages).toContain('needs: build');
});

it('shows the bucket’s keys to no other step than the one that publishes', () => {
  const steps = workflowFile().split(/^ {6}- /m);
  expect(steps.filter((step) => step.includes('{{ secrets.'))).toEqual([expect.stringContaining('npm run rebuild')]);
});
