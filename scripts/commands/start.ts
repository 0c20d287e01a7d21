import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { localBackend } from '../local/local-backend.ts';
import { describeOutcome } from '../rebuild/publish/outcome.ts';
import { RELEASES, releaseStore } from '../rebuild/release/release-store.ts';
import { serviceLog } from '../rebuild/service/log.ts';
import { startRebuildService } from '../rebuild/service/rebuild-service.ts';
import { runPublisher } from '../rebuild/service/run-publisher.ts';
import { CommandError, runCommand, untilStopped } from '../run/command.ts';
import { assertFree } from '../serve/listen.ts';
import { readEnv } from '../settings/env.ts';

const LOG = join(RELEASES, 'service.log');

await runCommand(async () => {
  const env = readEnv();
  await assertFree(env.port, 'PORT');
  const secret = env.webhookSecret ?? `whsec_${randomBytes(32).toString('base64')}`;
  const backend = await localBackend(env, secret);
  try {
    const store = releaseStore(RELEASES);
    const outcome = await runPublisher();
    if (outcome.kind === 'failed') throw new CommandError(describeOutcome(outcome));
    const log = serviceLog(LOG);
    const service = await startRebuildService({
      port: env.port,
      secret,
      statusToken: env.statusToken,
      reportsFrom: env.report.url ? env.siteUrl.origin : undefined,
      store,
      publish: (signal) => runPublisher({ signal, onLine: (line) => log.info(line) }),
      log,
      onEnd: (outcome) => console.log(`  ${describeOutcome(outcome)}`),
    });
    const lines = [
      `The site   ${service.url}`,
      ...backend.lines,
      `Rebuilds   ${service.url}/hooks/content, with /healthz and /metrics beside it (what they do is in ${LOG})`,
    ];
    console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n  Ctrl+C stops all.`);
    await untilStopped(service.close);
  } finally {
    await backend.close();
  }
});
