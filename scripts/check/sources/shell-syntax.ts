import { spawnSync } from 'node:child_process';

/** What bash cannot read in shell scripts, one line each. A machine without bash has none to run either. */
export function shellProblems(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const { status, stderr } = spawnSync('bash', ['-n', file], { encoding: 'utf8' });
    return status ? stderr.trim().split('\n') : [];
  });
}
