import { createHash } from 'node:crypto';

/** Longest name kept as it is: 80 letters of three bytes stay under the 255 bytes a file name may have. */
const MAX_NAME = 80;
const MAX_STAND_IN = 40;
/** Device names of Windows, with or without an extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 6);
}

function asciiOf(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-');
  return letters.slice(0, MAX_STAND_IN).replaceAll(/^-+|-+$/g, '');
}

/** A file name on every system, and itself again after a trip through an address. */
function isSafeName(name: string): boolean {
  const isPlain = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u.test(name) && name === name.normalize('NFC');
  return (
    isPlain && name.length <= MAX_NAME && !/[ .]$|\.\.| {2}|\.html?$/i.test(name) && !DEVICE.test(name) && !/^(index|404)$/i.test(name)
  );
}

function fallbackSlug(name: string, salt = ''): string {
  return `${asciiOf(name) || 'provider'}-${hashOf(name + salt)}`;
}

function folded(slug: string): string {
  return slug.normalize('NFKC').toLowerCase();
}

/**
 * The last part of each provider's address, by its id: the name itself, or a readable stand-in where the name is odd or taken, ignoring
 * case. Of providers that share a name the lowest id keeps it, so an address stays when a namesake arrives.
 */
export function providerSlugs(providers: readonly { id: string; name: string }[]): Map<string, string> {
  const slugs = new Map<string, string>();
  const taken = new Set<string>();
  const byId = new Intl.Collator('en', { numeric: true });
  for (const { id, name } of [...providers].sort((one, other) => byId.compare(one.id, other.id))) {
    const candidates = [...(isSafeName(name) ? [name] : []), fallbackSlug(name), fallbackSlug(name, `\n${id}`)];
    const slug = candidates.find((candidate) => !taken.has(folded(candidate))) ?? `provider-${hashOf(id + name)}`;
    taken.add(folded(slug));
    slugs.set(id, slug);
  }
  return slugs;
}

function safeId(id: string): string {
  return /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/.test(id) ? id.toLowerCase() : hashOf(id);
}

/** The last part of each promotion's address, in the given order: its name in ASCII, as far as it has any, and its id. */
export function promotionSlugs(promotions: readonly { id: string; name: string; language?: string | undefined }[]): string[] {
  const taken = new Set<string>();
  return promotions.map(({ id, name, language = 'all' }) => {
    const words = asciiOf(name).toLowerCase();
    const plain = `${words.replaceAll('-', '').length >= 3 ? words : 'promotion'}-${safeId(id)}`;
    const slug =
      [plain, `${plain}-${language}`].find((candidate) => !taken.has(candidate)) ??
      `${plain}-${hashOf(`${id}\n${name}\n${language}\n${taken.size}`)}`;
    taken.add(slug);
    return slug;
  });
}
