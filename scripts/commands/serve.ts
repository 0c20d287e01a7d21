import { RELEASES, releaseStore } from '../rebuild/release/release-store.ts';
import { serviceLog } from '../rebuild/service/log.ts';
import { startRebuildService } from '../rebuild/service/rebuild-service.ts';
import { runPublisher } from '../rebuild/service/run-publisher.ts';
import { CommandError, runCommand, untilStopped } from '../run/command.ts';
import { readEnv } from '../settings/env.ts';
import { assertPublicAddresses } from '../settings/public-addresses.ts';

await runCommand(async () => {
  const env = readEnv();
  if (!env.webhookSecret) {
    throw new CommandError(
      'WEBHOOK_SECRET is missing: set it to the secret that the backend signs its webhooks with (see .env.example)',
    );
  }
  assertPublicAddresses(env);
  const log = serviceLog();
  const service = await startRebuildService({
    port: env.port,
    secret: env.webhookSecret,
    statusToken: env.statusToken,
    reportsFrom: env.report.url ? env.siteUrl.origin : undefined,
    store: releaseStore(RELEASES),
    publish: (signal) => runPublisher({ signal, onLine: (line) => log.info(line) }),
    log,
    publishAtStart: true,
  });
  log.info({ url: service.url }, 'Serving');
  await untilStopped(service.close);
  log.info('Stopped');
});
