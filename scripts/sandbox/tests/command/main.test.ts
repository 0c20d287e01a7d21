import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished } from 'vitest';
import { eventually } from '../fixtures/eventually.ts';
import { test } from '../fixtures/test.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const { NODE_ENV: _, ...environment } = process.env;

/** Starts the command as another Node process does. */
function start(flags: string[], env: NodeJS.ProcessEnv = environment): ChildProcess {
  const child = spawn(process.execPath, [MAIN, ...flags], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function readyUrl(child: ChildProcess): Promise<string> {
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return url;
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

describe('the command', () => {
  test('ends with the process that started it, even one that was killed', async ({ folder }) => {
    const script = `
      const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ${JSON.stringify([MAIN, '--port', '0', '--folder', folder])}, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      child.on('message', ({ url }) => process.send({ url }));`;
    const parent = spawn(process.execPath, ['-e', script], { env: environment, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const url = await readyUrl(parent);
    expect(await answers(url)).toBe(true);

    parent.kill('SIGKILL');

    await eventually(() => answers(url)).toBe(false);
  });

  test('leaves Ctrl+C to the process that started it, and stops when asked to', async ({ folder }) => {
    const child = start(['--port', '0', '--folder', folder]);
    const url = await readyUrl(child);

    child.kill('SIGINT');
    expect(await answers(url)).toBe(true);
    child.kill('SIGTERM');

    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test.for([
    [['--port', 'many'], {}, /^--port should be a port number \(usage: /],
    [['--port', '0'], { NODE_ENV: 'production' }, /^The sandbox is a development tool: it does not run with NODE_ENV=production\n$/],
  ] as const)('ends with one line: %j %j', async ([flags, env, line], { folder }) => {
    const child = start([...flags, '--folder', folder], { ...environment, ...env });
    const errors = text(child.stderr as NodeJS.ReadableStream);

    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(await errors).toMatch(line);
    expect(readdirSync(folder)).toEqual([]);
  });
});
