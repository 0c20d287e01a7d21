import { rmSync } from 'node:fs';
import { buildPages } from '../build/build-pages.ts';
import { pullContent } from '../content/pull/pull-content.ts';
import { startSandbox } from '../local/sandbox.ts';
import type { Running } from '../serve/listen.ts';
import { startSite } from '../serve/site.ts';
import { asVariables, type Env, parseEnv, readEnv } from '../settings/env.ts';
import { TEST_SITE } from './test-site.ts';

export interface TestSite {
  env: Env;
  /** Pulls the sandbox's content and builds the pages. */
  build: () => Promise<void>;
  /** Serves what was built, until the task ends or the function is called that it resolves with. */
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
  const served: Running[] = [];
  const sandbox = await startSandbox({ port: sandboxPort, folder: sandboxFolder, siteOrigin: siteUrl, otherOrigins });
  try {
    await task({
      env,
      async build() {
        rmSync(folder, { recursive: true, force: true });
        await pullContent(env);
        await buildPages(folder);
      },
      async serve() {
        const site = await startSite({ folder, port });
        served.push(site);
        return site.close;
      },
    });
  } finally {
    await Promise.all(served.map((site) => site.close()));
    await sandbox.close();
  }
}
