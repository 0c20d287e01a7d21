import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('rasterise-svg-child.ts', import.meta.url));

/**
 * Renders an SVG as a PNG of a width. It runs in a process of its own, which is killed when it takes too long: a few kilobytes of filters and copies
 * can take hours, and what has begun to render cannot be stopped otherwise.
 * @throws Error with a reason for the log
 */
export async function rasterise(svg: Buffer, width: number, timeoutMs: number): Promise<Buffer> {
  const child = spawn(process.execPath, [CHILD, String(width)], {
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    env: {},
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve, reject) =>
    child.once('error', reject).once('close', (_code, signal) => resolve(signal)),
  );
  child.stdin.on('error', () => undefined);
  child.stdin.end(svg);
  const [png, problem, signal] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    ended,
  ]);
  if (signal) throw new Error('rendering it takes too much time or memory');
  if (png.length === 0) throw new Error(problem.toString().trim() || 'it is not rendered');
  return png;
}
