import { runCommand } from '../run/command.ts';
import { untilStopped } from '../run/until-stopped.ts';
import { startSandbox } from '../sandbox/server.ts';
import { startSite } from '../serve/site.ts';
import { TEST_SITE } from './test-site.ts';

/** Started by Playwright when it runs alone: serves what `npm test` built last. */
await runCommand(async () => {
  const { folder, port, siteUrl, sandboxFolder, sandboxPort } = TEST_SITE;
  const sandbox = await startSandbox({ port: sandboxPort, folder: sandboxFolder, origins: [siteUrl], log: () => undefined });
  const site = await startSite({ folder, port });
  await untilStopped(site.close, sandbox.close);
});
