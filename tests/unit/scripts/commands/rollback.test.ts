import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { publish } from '../../../../scripts/rebuild/publish/publish.ts';
import { releaseStore } from '../../../../scripts/rebuild/release/release-store.ts';
import { folderOf } from '../folder.ts';
import { fakeSteps, published } from '../rebuild/fake-site.ts';

let folder: string;
beforeEach(async () => {
  folder = await folderOf();
});

/** Runs a command in an empty folder, where no `.env` is read. */
function run(command: string, args: string[] = [], settings: Record<string, string> = {}) {
  const { PATH = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(process.cwd(), 'scripts/commands', command), ...args],
    {
      cwd: folder,
      env: { PATH, ...settings },
      encoding: 'utf8',
      timeout: 15_000,
    },
  );
  return { status, text: (stdout + stderr).trim() };
}

it('serve refuses to start without its secret, in one line', () => {
  const { status, text } = run('serve.ts');
  expect([status, text.split('\n').length]).toEqual([1, 1]);
  expect(text).toMatch(/^WEBHOOK_SECRET is missing: /);
});

it('says in one line which settings do nothing any more', () => {
  const { text } = run('serve.ts', [], { PROBE_EVERY_MINUTES: '15' });
  expect(text).toContain(
    'No longer used: PROBE_EVERY_MINUTES (docs/deploying.md, "Old names")\nWEBHOOK_SECRET is missing',
  );
});

it('rollback says where things stand', async () => {
  expect(run('rollback.ts', ['--list'])).toEqual({
    status: 0,
    text: 'There is no release yet: npm run publish makes one.',
  });
  expect(run('rollback.ts')).toEqual({
    status: 1,
    text: 'There is no earlier release to go back to',
  });
  const store = releaseStore(join(folder, '.releases'));
  const [one, two] = [
    await published(publish({ store, steps: fakeSteps('1') })),
    await published(publish({ store, steps: fakeSteps('2') })),
  ];

  expect(run('rollback.ts').text).toMatch(new RegExp(`^${one}, built .*, is live$`));
  expect(store.currentId()).toBe(one);
  expect(run('rollback.ts', ['--list']).text).toMatch(
    new RegExp(`^${two}  .*  6 pages  .* MB  rolled back\n${one}  .*  live$`),
  );
  expect(run('rollback.ts', [two]).status).toBe(0);
  expect(store.currentId()).toBe(two);
  expect(run('rollback.ts', ['nonsense'])).toEqual({
    status: 1,
    text: `There is no release nonsense; there are: ${two}, ${one}`,
  });
});

it.each(['build.ts', 'probe.ts', 'publish.ts', 'rollback.ts'])(
  '%s names a mistyped flag in one line',
  (command) => {
    const { status, text } = run(command, ['--mistyped']);
    expect([status, text.split('\n').length]).toEqual([1, 1]);
    expect(text).toMatch(/^Unknown option '--mistyped'/);
  },
);
