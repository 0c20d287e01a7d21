import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { precompress } from '../../scripts/build/precompress.ts';
import { writeHostNotes } from '../../scripts/hosts/write.ts';

const page = (name: string, hash: string) => `<!doctype html><html><head><meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none';style-src 'self' 'sha256-${hash}';">
<title>${name}</title></head><body>${'<p>text</p>'.repeat(60)}</body></html>`;

/** Names that a site may get from its content, and files that nobody may get. */
const ODD_FILES: Record<string, string> = {
  'slots/Lotus Play.html': page('lotus', 'list'),
  'slots/v2.0.html': page('dotted', 'list'),
  'slots/আলো.html': page('light', 'list'),
  'bd/slots/আলো.html': page('bd light', 'list'),
  'slots/a+b.html': page('plus', 'list'),
  'plain.html': '<!doctype html><title>no policy</title>',
  '.env': 'SECRET',
  '.well-known/security.txt': 'Contact: mailto:desk@site.example',
};

/**
 * The built site with pages of odd names, as a host gets it. A file beside it is outside of what may be served.
 * @param built the test site
 * @returns the folder that is published
 */
export async function makeSite(built: string, folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  const odd = join(folder, 'odd');
  for (const [name, content] of Object.entries(ODD_FILES)) {
    mkdirSync(dirname(join(odd, name)), { recursive: true });
    writeFileSync(join(odd, name), content);
  }
  await precompress(odd);
  const site = join(folder, 'dist');
  for (const part of [built, odd]) cpSync(part, site, { recursive: true });
  writeFileSync(join(folder, 'outside.html'), 'outside');
  await writeHostNotes(site);
  return site;
}
