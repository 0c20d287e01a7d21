import { relative, resolve } from 'node:path';

/** The Worker, which wrangler bundles. */
const WORKER = 'scripts/serve/bucket-worker.ts';
/** Of the runtime that answers. */
export const COMPATIBILITY_DATE = '2026-11-01';

export interface WorkerOptions {
  /** Host name of the site. */
  name: string;
  bucket: string;
  /** The folder of the bucket that holds the site: empty, or with a slash at its end. */
  prefix: string;
}

/**
 * Wrangler's settings for the Worker that answers from an R2 bucket.
 * @param folder where the file is put
 */
export function wranglerFile(folder: string, { name, bucket, prefix }: WorkerOptions): string {
  const settings = {
    name: 'site',
    main: relative(folder, resolve(WORKER)).replaceAll('\\', '/'),
    compatibility_date: COMPATIBILITY_DATE,
    // The site has one address.
    workers_dev: false,
    preview_urls: false,
    routes: [{ pattern: name, custom_domain: true }],
    r2_buckets: [{ binding: 'SITE', bucket_name: bucket }],
    vars: { FOLDER: prefix },
    observability: { enabled: true },
  };
  return `// Made by the build from scripts/hosts: a Cloudflare Worker that answers from an R2 bucket as \`npm run serve\` does.\n${JSON.stringify(settings, null, 2)}\n`;
}
