import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { listen, type Running } from '../../../scripts/serve/listen.ts';
import { type SiteHandler, siteHandler } from '../../../scripts/serve/site.ts';
import { TEST_SITE } from '../../../scripts/test/test-site.ts';
import { WORKER_PATH } from '../../../src/lib/config.ts';

export type SiteServer = Awaited<ReturnType<typeof startServer>>;

/** Starts a server of its own for a test that stops it, or gives it another release. */
export async function startServer() {
  let handler: SiteHandler = siteHandler({ folder: TEST_SITE.folder });
  let isHeld = false;
  let running: Running | undefined;
  const start = async (port: number) => {
    running = await listen(
      createServer((request, response) => {
        const isPage = !/\.\w+$/.test(request.url ?? '');
        if (!isHeld || !isPage) handler(request, response);
      }),
      port,
    );
    return running.url;
  };
  const url = await start(0);
  return {
    url,
    /** Serves this folder from now on. */
    serve: (folder: string) => {
      handler = siteHandler({ folder });
      isHeld = false;
    },
    /** Answers no request for a page any more, until the next release is served. */
    hold: () => {
      isHeld = true;
    },
    stop: async () => running?.close(),
    /** Listens again, where it did. */
    start: async () => void (await start(Number(new URL(url).port))),
  };
}

/** The built site as a newer release would be: the header's script has another name, the earlier one is gone, and the worker is a newer one. */
export function newerRelease(worker?: string): {
  folder: string;
  script: string;
  remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  cpSync(TEST_SITE.folder, folder, {
    recursive: true,
    filter: (source) => !/\.(br|gz)$/.test(source),
  });
  const [file = ''] = globSync('_astro/Header.*.js', { cwd: folder });
  const name = basename(file);
  const script = name.replace(/[^.]+\.js$/, 'Newer-01.js');
  renameSync(join(folder, file), join(folder, '_astro', script));
  for (const text of globSync(['**/*.html', '_astro/*.js'], { cwd: folder })) {
    const path = join(folder, text);
    const before = readFileSync(path, 'utf8');
    if (before.includes(name)) writeFileSync(path, before.replaceAll(name, script));
  }
  const workerFile = join(folder, WORKER_PATH);
  writeFileSync(workerFile, worker ?? `${readFileSync(workerFile, 'utf8')}self.isNewer = true;\n`);
  return { folder, script, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
