import { rmSync } from 'node:fs';
import { buildPages } from '../build/build-pages.ts';
import { pullContent } from '../content/pull/pull-content.ts';
import { startSandbox } from '../local/sandbox.ts';
import type { Running } from '../serve/listen.ts';
import { startSite } from '../serve/site.ts';
import { asVariables, type Env, parseEnv, readEnv } from '../settings/env.ts';
import { TEST_SITE, takeTestPorts } from './test-site.ts';

export interface TestSite {
  env: Env;
  /** Pulls the sandbox's content and builds the pages. */
  build: (compressed: 'quick' | 'whole') => Promise<void>;
  /** Serves what was built, until the task ends. */
  serve: () => Promise<void>;
}

interface Options {
  /** Takes the site that was built last. */
  isBuilt?: boolean;
}

/** Runs a task beside a sandbox, with the settings of the site that is tested. */
export async function withTestSite<Result>(
  task: (site: TestSite) => Promise<Result>,
  { isBuilt = false }: Options = {},
): Promise<Result> {
  if (!isBuilt) await takeTestPorts();
  const { folder, port, sandboxFolder, sandboxPort, siteUrl } = TEST_SITE;
  // Every setting, so that a developer's own .env changes nothing here.
  const ports = { PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
  Object.assign(process.env, ports, asVariables(parseEnv(ports)));
  const env = readEnv();
  let site: Running | undefined;
  const sandbox = await startSandbox({
    port: sandboxPort,
    folder: sandboxFolder,
    siteOrigin: siteUrl,
  });
  try {
    return await task({
      env,
      async build(compressed) {
        rmSync(folder, { recursive: true, force: true });
        await pullContent(env);
        await buildPages(folder, { isQuick: compressed === 'quick' });
      },
      async serve() {
        site = await startSite({ folder, port });
      },
    });
  } finally {
    await site?.close();
    await sandbox.close();
  }
}
