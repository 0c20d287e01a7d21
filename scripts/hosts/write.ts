import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { headersFile } from './headers-file.ts';
import { type NginxOptions, nginxFile } from './nginx-file.ts';
import { nginxProxyFile } from './nginx-proxy-file.ts';
import { pagesWithPolicy } from './policy-rules.ts';
import { redirectsFile } from './redirects-file.ts';
import { workflowFile } from './workflow-file.ts';

/** Puts the notes that a pages host reads into the published folder itself. It comes after the integration that settles the pages' policies. */
export function hostNotes(): AstroIntegration {
  return {
    name: 'host-notes',
    hooks: { 'astro:build:done': ({ dir }) => writeHostNotes(fileURLToPath(dir)) },
  };
}

export async function writeHostNotes(site: string): Promise<void> {
  await writeFile(join(site, '_headers'), headersFile(pagesWithPolicy(site)));
  await writeFile(join(site, '_redirects'), redirectsFile());
}

/**
 * Writes what is installed beside a site and never published: nginx site files and a CI job.
 * @param port where `npm run serve` listens
 */
export async function writeHostFiles(site: string, folder: string, options: NginxOptions, port: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'nginx.conf'), nginxFile(pagesWithPolicy(site), options));
  await writeFile(join(folder, 'nginx-proxy.conf'), nginxProxyFile({ ...options, port }));
  await writeFile(join(folder, 'deploy.yml'), workflowFile());
}
