import { globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { headersFile, redirectsFile } from './headers-file.ts';
import { type NginxOptions, nginxFile } from './nginx-file.ts';
import { nginxProxyFile } from './nginx-proxy-file.ts';
import { pagesWithPolicy } from './policy-rules.ts';
import type { FolderHost } from './rules.ts';
import { type WorkerOptions, wranglerFile } from './wrangler-file.ts';

/** Writes the files for pages hosts into the published folder. It must run after the integration that writes the pages' policies. */
export function hostNotes(): AstroIntegration {
  return {
    name: 'host-notes',
    hooks: { 'astro:build:done': ({ dir }) => writeHostNotes(fileURLToPath(dir)) },
  };
}

/** Writes `_headers` and `_redirects` into a built site, in the dialect of a host or in what all of them understand. */
export async function writeHostNotes(site: string, { host, origin }: { host?: FolderHost; origin?: string } = {}): Promise<void> {
  const all = globSync(['*.*', '.well-known/*'], { cwd: site }).map((name) => `/${name.replaceAll('\\', '/')}`);
  const files = all.filter((path) => /\.[a-z\d]+$/i.test(path) && !/\.(html|br|gz)$/.test(path)).sort();
  await writeFile(join(site, '_headers'), headersFile(pagesWithPolicy(site), files, host));
  await writeFile(join(site, '_redirects'), redirectsFile(host, origin));
}

/**
 * Makes a built site into what Cloudflare Pages or Netlify publishes whole: its own dialect of rules, without compressed forms, which these hosts
 * make themselves, and without files that begin with a dot, which our own server would not send.
 * @param origin the site's own
 */
export async function fitFolder(site: string, host: FolderHost, origin: string): Promise<void> {
  const extra = globSync(['**/*.{br,gz}', '**/.*'], { cwd: site, exclude: ['.well-known'] });
  await Promise.all(extra.map((name) => rm(join(site, name), { recursive: true, force: true })));
  await writeHostNotes(site, { host, origin });
}

interface HostFilesOptions extends NginxOptions {
  /** Where `npm run serve` listens. */
  port: number;
  bucket: Omit<WorkerOptions, 'name'>;
}

/** Writes files that are installed beside a site and not published: what nginx and the Worker before a bucket do. */
export async function writeHostFiles(site: string, folder: string, { port, bucket, ...options }: HostFilesOptions): Promise<void> {
  await mkdir(folder, { recursive: true });
  const pages = pagesWithPolicy(site);
  const files = {
    'nginx.conf': nginxFile(pages, options),
    'nginx-proxy.conf': nginxProxyFile({ ...options, port }),
    'wrangler.jsonc': wranglerFile(folder, { ...bucket, name: options.name }),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}
