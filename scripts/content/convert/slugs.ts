import { createHash } from 'node:crypto';
import anyAscii from 'any-ascii';

/** Characters of a name that is used unchanged: 80 letters of three bytes are under the 255 bytes that a file name may have. */
const MAX_NAME = 80;
const MAX_FALLBACK = 40;
/** Reserved names of Windows, with or without an extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 6);
}

function asciiOf(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-');
  return letters.slice(0, MAX_FALLBACK).replaceAll(/^-+|-+$/g, '');
}

/** Whether a name is a valid file name on every system, an address that servers answer, and the same when it is encoded in one and decoded. */
function isSafeName(name: string): boolean {
  const isPlain =
    /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u.test(name) && name === name.normalize('NFC');
  return (
    isPlain &&
    name.length <= MAX_NAME &&
    !/[ .]$|\.\.| {2}|\.(html?|br|gz)$/i.test(name) &&
    !DEVICE.test(name) &&
    !/^(index|404)$/i.test(name)
  );
}

function fallbackSlug(name: string, salt = ''): string {
  return `${asciiOf(name) || 'provider'}-${hashOf(name + salt)}`;
}

function caseFolded(slug: string): string {
  return slug.normalize('NFKC').toLowerCase();
}

/**
 * The last part of each provider's address, by its id: the name itself, or a readable fallback where the name is unsafe or (ignoring case) taken.
 * Of providers with the same name the lowest id gets it, so that an address does not change when another provider is added.
 */
export function providerSlugs(
  providers: readonly { id: string; name: string }[],
): Map<string, string> {
  const slugs = new Map<string, string>();
  const taken = new Set<string>();
  const byId = new Intl.Collator('en', { numeric: true });
  for (const { id, name } of [...providers].sort((one, other) => byId.compare(one.id, other.id))) {
    const candidates = [
      ...(isSafeName(name) ? [name] : []),
      fallbackSlug(name),
      fallbackSlug(name, `\n${id}`),
    ];
    const slug =
      candidates.find((candidate) => !taken.has(caseFolded(candidate))) ??
      `provider-${hashOf(id + name)}`;
    taken.add(caseFolded(slug));
    slugs.set(id, slug);
  }
  return slugs;
}

function safeId(id: string): string {
  return /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/.test(id) ? id.toLowerCase() : hashOf(id);
}

/** The last part of each promotion's address, in the given order: its name in ASCII letters, whatever its script, and its id. */
export function promotionSlugs(
  promotions: readonly { id: string; name: string; language?: string | undefined }[],
): string[] {
  const taken = new Set<string>();
  return promotions.map(({ id, name, language = 'all' }) => {
    // Each Chinese character begins with a capital: LaoHuJi.
    const words = asciiOf(anyAscii(name).replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')).toLowerCase();
    const plain = `${words.replaceAll('-', '').length >= 3 ? words : 'promotion'}-${safeId(id)}`;
    const slug =
      [plain, `${plain}-${language}`].find((candidate) => !taken.has(candidate)) ??
      `${plain}-${hashOf(`${id}\n${name}\n${language}\n${taken.size}`)}`;
    taken.add(slug);
    return slug;
  });
}
