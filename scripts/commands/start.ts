import { join } from 'node:path';
import { localBackend } from '../local/local-backend.ts';
import { describeOutcome } from '../rebuild/publish/outcome.ts';
import { releaseStore } from '../rebuild/release/release-store.ts';
import { RELEASES } from '../rebuild/releases-folder.ts';
import { localSecret } from '../rebuild/service/local-secret.ts';
import { serviceLog } from '../rebuild/service/log.ts';
import { startRebuildService } from '../rebuild/service/rebuild-service.ts';
import { runPublisher } from '../rebuild/service/run-publisher.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { untilStopped } from '../run/until-stopped.ts';
import { assertFree } from '../serve/listen.ts';
import { readEnv } from '../settings/env.ts';

const LOG = join(RELEASES, 'service.log');

await runCommand(async () => {
  const env = readEnv();
  await assertFree(env.port, 'PORT');
  const backend = await localBackend(env);
  try {
    const outcome = await runPublisher();
    if (outcome.kind === 'failed') throw new CommandError(describeOutcome(outcome));
    const log = serviceLog(LOG);
    const service = await startRebuildService({
      port: env.port,
      secret: env.webhookSecret ?? localSecret(),
      statusToken: env.statusToken,
      store: releaseStore(RELEASES),
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
