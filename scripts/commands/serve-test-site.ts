import { startSandbox } from '../local/sandbox.ts';
import { CommandError, runCommand, untilStopped } from '../run/command.ts';
import { startSite } from '../serve/site.ts';
import { TEST_SITE } from '../test/test-site.ts';

/** Started by Playwright: serves what was built last for tests, beside a sandbox. */
await runCommand(async () => {
  const { folder, port, siteUrl, sandboxFolder, sandboxPort } = TEST_SITE;
  if (port === 0) throw new CommandError('There is no test site yet: npm test builds it');
  const sandbox = await startSandbox({
    port: sandboxPort,
    folder: sandboxFolder,
    siteOrigin: siteUrl,
  });
  const site = await startSite({ folder, port });
  await untilStopped(site.close, sandbox.close);
});
