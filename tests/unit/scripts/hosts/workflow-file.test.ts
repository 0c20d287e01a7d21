import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { workflowFile } from '../../../../scripts/hosts/workflow-file.ts';
import { asVariables, parseEnv } from '../../../../scripts/settings/env.ts';
import { writeFiles } from '../rebuild/fake-site.ts';

/** Writes down what it is called with, and what it could upload. */
const AWS = `#!/bin/sh
verb=$2 from=$3 to=$4
shift 4
printf '%s\\t%s\\t%s\\t%s\\n' "$verb" "$to" "$*" "$(cd "$from" && find . -type f -printf '%P,')" >> calls
`;

interface Call {
  verb: string;
  to: string;
  options: string;
  names: string[];
}

/** The shell of a job's steps, without the YAML around it. */
function shellOf(job: string): string {
  const blocks = [...job.matchAll(/^( +)(?:- )?run: \|\n((?:\1 +.*\n|\n)+)/gm)];
  return blocks.map(([, , block = '']) => block).join('\n');
}

/** Runs what publishes to a bucket on a small site. */
async function upload(files: Record<string, string>): Promise<Call[]> {
  const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await writeFiles(folder, { ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`dist/${name}`, text])), 'bin/aws': AWS });
  await chmod(join(folder, 'bin/aws'), 0o755);
  const [, bucket = ''] = /^ {2}bucket:\n([\s\S]*?)^ {2}pages:/m.exec(workflowFile()) ?? [];
  const env = { PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`, TARGET: 's3://site' };
  const { status, stderr } = spawnSync('bash', ['--norc', '-eo', 'pipefail', '-c', shellOf(bucket)], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  const lines = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [verb = '', to = '', flags = '', names = ''] = line.split('\t');
    return { verb, to, options: flags, names: names.split(',').filter(Boolean) };
  });
}

it('hands every setting of a build on', () => {
  for (const name of Object.keys(asVariables(parseEnv({})))) expect(workflowFile()).toContain(`  ${name}: \${{ vars.${name} }}\n`);
});

// GNU find, as on the machines it is for.
it.skipIf(process.platform !== 'linux')('uploads pages by their addresses, after the files they ask for', async () => {
  const pages = [
    'index.html',
    '404.html',
    'slots.html',
    'slots/Lotus Play.html',
    'slots/v2.0.html',
    'bd.html',
    'bd/slots.html',
    'bd/404.html',
  ];
  const calls = await upload({ ...Object.fromEntries(pages.map((name) => [name, name])), '_astro/a.css': '', 'media/a.webp': '' });
  const places = calls.map(({ to }) => to.replace('s3://site', '') || '/');
  expect([...new Set(places)]).toEqual(['/_astro', '/media', '/']);

  const uploads = calls.filter(({ verb }) => verb === 'cp');
  expect(uploads.flatMap(({ names }) => names).sort()).toEqual(
    [...pages.map((name) => name.replace('.html', '')), 'index.html', '404.html'].sort(),
  );
  for (const { options } of uploads) expect(options).toMatch(/text\/html;charset=utf-8 --cache-control public, max-age=0, must-revalidate/);
});
