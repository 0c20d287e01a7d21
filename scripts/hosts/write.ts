import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { caddyFile } from './caddy-file.ts';
import { headersFile } from './headers-file.ts';
import { type NginxOptions, nginxFile } from './nginx-file.ts';
import { nginxProxyFile } from './nginx-proxy-file.ts';
import { pagesWithPolicy } from './policy-rules.ts';
import { redirectsFile } from './redirects-file.ts';
import { workflowFile } from './workflow-file.ts';

/** Writes the files for pages hosts into the published folder. It must run after the integration that writes the pages' policies. */
export function hostNotes(): AstroIntegration {
  return {
    name: 'host-notes',
    hooks: { 'astro:build:done': ({ dir }) => writeHostNotes(fileURLToPath(dir)) },
  };
}

/** Writes `_headers` and `_redirects` into a built site. */
export async function writeHostNotes(site: string): Promise<void> {
  await writeFile(join(site, '_headers'), headersFile(pagesWithPolicy(site)));
  await writeFile(join(site, '_redirects'), redirectsFile());
}

/**
 * Writes files that are installed beside a site and not published: site files for nginx and Caddy and a CI job.
 * @param port where `npm run serve` listens
 */
export async function writeHostFiles(site: string, folder: string, options: NginxOptions, port: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const pages = pagesWithPolicy(site);
  await writeFile(join(folder, 'nginx.conf'), nginxFile(pages, options));
  await writeFile(join(folder, 'Caddyfile'), caddyFile(pages, { ...options, address: options.name }));
  await writeFile(join(folder, 'nginx-proxy.conf'), nginxProxyFile({ ...options, port }));
  await writeFile(join(folder, 'deploy.yml'), workflowFile());
}
