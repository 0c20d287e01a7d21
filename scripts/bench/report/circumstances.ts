import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';

/** What a run was measured on, and what: date, machine, commit, browser. */
export function circumstances(browser: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const commit = `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--', 'src', 'scripts', 'public') ? ' with changes' : ''}`;
  const machine = `${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  return [new Date().toISOString().slice(0, 10), machine, `Node ${process.versions.node}`, browser, `commit ${commit}`].join(' · ');
}
