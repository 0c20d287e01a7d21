import { existsSync, readFileSync, writeFileSync } from 'node:fs';

interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

/** Where a room's last results are kept; what has not changed since is taken from them. */
export function mutationReport(room: string): string {
  return `.cache/mutation/${room.replaceAll('/', '-')}.json`;
}

/** Leaves only what was noticed in the results, so that the rest is tried again. Stryker itself would not try a constant again, whatever tests are new. */
export function forgetSurvivors(file: string): void {
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  for (const one of Object.values(report.files)) one.mutants = one.mutants.filter(({ status }) => status === 'Killed');
  writeFileSync(file, JSON.stringify(report));
}
