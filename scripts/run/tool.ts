import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill();
});

interface ToolOptions {
  /** Added to this process's environment. */
  env?: Record<string, string>;
  /** `show` prints the output as it comes; `collect` only returns it. */
  output?: 'show' | 'collect';
  /** The folder of another package, where the tool is installed. */
  from?: string;
}

/** The script of a package's command. Started with our own Node it needs no shell, and works the same on every system. */
function scriptOf(name: string, from: string): string {
  const manifest = manifestOf(name, from);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const commands = typeof bin === 'string' ? { [name]: bin } : bin;
  const script = commands[name] ?? Object.values(commands)[0];
  if (!script) throw new Error(`${name} has no command`);
  return join(dirname(manifest), script);
}

function manifestOf(name: string, from: string): string {
  try {
    return findPackageJSON(name, from) ?? '';
  } catch {
    throw new Error(`${name} is not installed: run npm ci`);
  }
}

/** Runs a package's command line tool to its end. It is killed when this process exits. */
export function runTool(
  name: string,
  args: readonly string[],
  options: ToolOptions = {},
): Promise<{ code: number; output: string }> {
  const { env = {}, output = 'collect', from } = options;
  const colour = process.stdout.isTTY && output === 'collect' ? { FORCE_COLOR: '1' } : {};
  const child = spawn(
    process.execPath,
    [scriptOf(name, from ? join(process.cwd(), from, 'package.json') : import.meta.url), ...args],
    {
      env: { ...process.env, ...colour, ASTRO_TELEMETRY_DISABLED: '1', ...env },
      stdio: output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    },
  );
  running.add(child);
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}
