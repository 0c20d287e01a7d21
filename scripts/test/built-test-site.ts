import { rmSync } from 'node:fs';
import { buildPages } from '../build/build-pages.ts';
import { pullContent } from '../content/pull/pull-content.ts';
import { startSandbox } from '../local/sandbox.ts';
import { startSite } from '../serve/site.ts';
import { asVariables, type Env, parseEnv, readEnv } from '../settings/env.ts';
import { TEST_SITE } from './test-site.ts';

export interface TestSite {
  env: Env;
  /** Pulls the sandbox's content and builds the pages. */
  build: () => Promise<void>;
  /** Serves what was built; resolves with the function that stops it. */
  serve: () => Promise<() => Promise<void>>;
}

/**
 * Runs a task beside the sandbox, with the settings of the site that is tested.
 * @param otherOrigins sites that may call the sandbox, too
 */
export async function withTestSite(task: (site: TestSite) => Promise<void>, otherOrigins: readonly string[] = []): Promise<void> {
  const { folder, port, sandboxFolder, sandboxPort, siteUrl } = TEST_SITE;
  // Every setting, so that a developer's own .env changes nothing here.
  const ports = { PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
  Object.assign(process.env, ports, asVariables(parseEnv(ports)));
  const env = readEnv();
  const sandbox = await startSandbox({ port: sandboxPort, folder: sandboxFolder, siteOrigin: siteUrl, otherOrigins });
  try {
    await task({
      env,
      async build() {
        rmSync(folder, { recursive: true, force: true });
        await pullContent(env);
        await buildPages(folder);
      },
      serve: async () => (await startSite({ folder, port })).close,
    });
  } finally {
    await sandbox.close();
  }
}
