import { existsSync, readFileSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Env } from '../settings/env.ts';
import { clientScripts, takeManifest } from './client-manifest.ts';
import { createRuntimeFiles } from './island-runtime.ts';
import { minimizePolicy } from './minimize-policy.ts';
import { createPreloads } from './preload-scripts.ts';
import { createSheetTrimmer } from './trim-sheet.ts';

const SETTINGS = new URL('../../src/content/site/settings.json', import.meta.url);

/** The content policy besides `script-src` and `style-src`, which Astro writes. Only what the site uses is allowed (security.md, 1.1). */
export function policyDirectives({ publicApiUrl, pusher, report }: Env) {
  const api = publicApiUrl === '/' ? '' : ` ${publicApiUrl}`;
  const socket = pusher.host ? `ws://${pusher.host}` : `wss://ws-${pusher.cluster}.pusher.com`;
  const reports = report.url.startsWith('http') ? ` ${report.url}` : '';
  const pictures = [...pictureOrigins(), ...(api ? [publicApiUrl] : [])].join(' ');
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    `img-src 'self' data: blob: ${pictures}`,
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${api} ${socket}${reports}`,
    "require-trusted-types-for 'script'",
    'trusted-types',
  ] as const;
}

/** Hosts of pictures that the pull could not fetch, and of pictures of games that visitors load later. */
function pictureOrigins(): string[] {
  if (!existsSync(SETTINGS)) return [];
  const { pictureOrigins } = JSON.parse(readFileSync(SETTINGS, 'utf8')) as { pictureOrigins?: string[] };
  return pictureOrigins ?? [];
}

/**
 * After the build: moves each page's policy to the start of its head and reduces it to what the page uses, or stops the build. It also writes the
 * preloads of players' scripts, drops unused CSS rules and moves the islands' runtime into a file.
 */
export function contentPolicy(): AstroIntegration {
  return {
    name: 'content-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const scripts = clientScripts(takeManifest(folder));
        const withPreloads = createPreloads(folder, scripts);
        const withTrimmedSheet = createSheetTrimmer(folder, scripts);
        const withRuntimeFile = createRuntimeFiles(folder);
        for await (const found of glob('**/*.html', { cwd: folder })) {
          const name = found.replaceAll('\\', '/');
          const file = join(folder, name);
          const html = withRuntimeFile(withTrimmedSheet(withPreloads(await readFile(file, 'utf8')), name));
          await writeFile(file, minimizePolicy(html, name));
        }
      },
    },
  };
}
