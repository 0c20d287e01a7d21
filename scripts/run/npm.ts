import { spawn } from 'node:child_process';

interface NpmOutput {
  code: number;
  /** Standard output alone: npm writes its warnings beside it. */
  text: string;
  problems: string;
}

/** Runs the npm that this command was started with to its end, or else the one that is found on the path. */
export function runNpm(args: readonly string[], cwd = process.cwd()): Promise<NpmOutput> {
  const script = process.env['npm_execpath'];
  const child = spawn(script ? process.execPath : 'npm', script ? [script, ...args] : [...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: !script && process.platform === 'win32',
  });
  const [out, err]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ code: code ?? 1, text: Buffer.concat(out).toString(), problems: Buffer.concat(err).toString() }),
    );
  });
}
