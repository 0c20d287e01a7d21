import type { Env } from '../settings/env.ts';
import { siteSettings } from './site-settings.ts';

/** The content policy besides `script-src` and `style-src`, which Astro writes. Only what the site uses is allowed (security.md, 1.1). */
export function policyDirectives({ publicApiUrl, pusher, report }: Env) {
  const api = publicApiUrl === '/' ? '' : ` ${publicApiUrl}`;
  const socket = pusher.host ? `ws://${pusher.host}` : `wss://ws-${pusher.cluster}.pusher.com`;
  const reports = report.url.startsWith('http') ? ` ${report.url}` : '';
  const { pictureOrigins = [] } = siteSettings();
  const pictures = [...pictureOrigins, ...(api ? [publicApiUrl] : [])].join(' ');
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
