import { existsSync, readFileSync } from 'node:fs';
import type { SiteSettings } from '../../src/lib/domain/site/site-settings.ts';

const SETTINGS = new URL('../../src/content/site/settings.json', import.meta.url);

/** The snapshot's site settings; none of them before the first pull. */
export function siteSettings(): Partial<SiteSettings> {
  return existsSync(SETTINGS) ? JSON.parse(readFileSync(SETTINGS, 'utf8')) : {};
}
