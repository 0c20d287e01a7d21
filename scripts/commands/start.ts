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
const LATE_PICTURES =
  'Pictures   are made smaller for phones in the next minutes; until then pages show the backend’s own. A line says when it is done';

await runCommand(async () => {
  const env = readEnv();
  await assertFree(env.port, 'PORT');
  const secret = env.webhookSecret ?? `whsec_${randomBytes(32).toString('base64')}`;
  const backend = await localBackend(env, secret);
  try {
    const store = releaseStore(RELEASES);
    const lacksPictures = () => store.current()?.isProvisional === true;
    // One that was stopped before its pictures were there is served at once, and goes on.
    if (!lacksPictures()) {
      const outcome = await runPublisher({ allow: { provisional: env.usesSandbox } });
      if (outcome.kind === 'failed') throw new CommandError(describeOutcome(outcome));
    }
    const hasAllPictures = !lacksPictures();
    const log = serviceLog(LOG);
    const service = await startRebuildService({
      port: env.port,
      secret,
      statusToken: env.statusToken,
      reportsFrom: env.report.url ? env.siteUrl.origin : undefined,
      store,
      publish: (signal) => runPublisher({ signal, onLine: (line) => log.info(line) }),
      log,
      publishAtStart: !hasAllPictures,
      onEnd: (outcome) => console.log(`  ${describeOutcome(outcome)}`),
    });
    const lines = [
      `The site   ${service.url}`,
      ...backend.lines,
      `Rebuilds   ${service.url}/hooks/content, with /healthz and /metrics beside it (what they do is in ${LOG})`,
      ...(hasAllPictures ? [] : [LATE_PICTURES]),
    ];
    console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n  Ctrl+C stops all.`);
    await untilStopped(service.close);
  } finally {
    await backend.close();
  }
});
