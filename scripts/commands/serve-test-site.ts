import { startSandbox } from '../local/sandbox.ts';
import { runCommand } from '../run/command.ts';
import { untilStopped } from '../run/until-stopped.ts';
import { startSite } from '../serve/site.ts';
import { TEST_SITE } from '../test/test-site.ts';

/** Started by Playwright when it runs alone: serves what `npm test` built last. */
await runCommand(async () => {
  const { folder, port, siteUrl, sandboxFolder, sandboxPort } = TEST_SITE;
  const sandbox = await startSandbox({ port: sandboxPort, folder: sandboxFolder, siteOrigin: siteUrl });
  const site = await startSite({ folder, port });
  await untilStopped(site.close, sandbox.close);
});
