import { parseArgs } from 'node:util';
import type { ProbeResult } from '../probe/make-call.ts';
import { hasFailed, probe } from '../probe/probe.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { readEnv } from '../settings/env.ts';

/** A call that takes longer makes players wait: they see a placeholder for that long. */
const SLOW_MS = 2_000;

await runCommand(async () => {
  parseArgs({ options: {} });
  const { apiUrl, probeAccount } = readEnv();
  const results = await probe({ base: apiUrl.origin, account: probeAccount });
  printTable(results);
  const failed = results.filter(hasFailed);
  if (failed.length > 0)
    throw new CommandError(
      `${failed.length} of ${results.length} calls did not get what the site asks for`,
    );
});

function printTable(results: readonly ProbeResult[]): void {
  console.table(
    Object.fromEntries(
      results.map(({ call, outcome, status = '', durationMs = 0 }, index) => [
        `${index + 1} ${call}`,
        { outcome, status, ms: durationMs || '', slow: durationMs > SLOW_MS ? 'slow' : '' },
      ]),
    ),
  );
  for (const { call, outcome, problems } of results)
    if (outcome !== 'ok')
      for (const problem of problems) console.log(`${call}: ${outcome}: ${problem}`);
}
