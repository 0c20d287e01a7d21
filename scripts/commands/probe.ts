import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { anonymise } from '../probe/anonymise.ts';
import { isAboutPlayer, probe } from '../probe/probe.ts';
import { hasFailed, type ProbeResult } from '../probe/probe-result.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { readEnv } from '../settings/env.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { writes: { type: 'boolean', default: false }, json: { type: 'boolean', default: false }, record: { type: 'string' } },
  });
  const { writes, json, record } = values;
  const { apiUrl, probeAccount } = readEnv();
  if (record !== undefined) mkdirSync(record, { recursive: true });
  const secret = randomBytes(16);
  const onAnswer = ({ call }: ProbeResult, body: unknown) => {
    if (record !== undefined)
      writeFileSync(join(record, `${call}.json`), `${JSON.stringify(isAboutPlayer(call) ? anonymise(body, secret) : body, null, 2)}\n`);
  };
  const results = await probe({ base: apiUrl.origin, account: probeAccount, writes, onAnswer });
  if (json) console.log(JSON.stringify(results, null, 2));
  else printTable(results);
  const failed = results.filter(hasFailed);
  if (failed.length > 0) throw new CommandError(`${failed.length} of ${results.length} calls do not keep the contract (docs/openapi.json)`);
});

function printTable(results: readonly ProbeResult[]): void {
  console.table(
    Object.fromEntries(
      results.map(({ call, outcome, status, durationMs, isSlow }, index) => [
        `${index + 1} ${call}`,
        { outcome, status: status ?? '', ms: durationMs ?? '', slow: isSlow ? 'slow' : '' },
      ]),
    ),
  );
  for (const { call, outcome, problems } of results)
    if (outcome !== 'ok') for (const problem of problems) console.log(`${call}: ${outcome}: ${problem}`);
}
