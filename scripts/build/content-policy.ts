import { existsSync, readFileSync } from 'node:fs';
import type { Env } from '../settings/env.ts';

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
  const { pictureOrigins } = JSON.parse(readFileSync(SETTINGS, 'utf8')) as {
    pictureOrigins?: string[];
  };
  return pictureOrigins ?? [];
}
