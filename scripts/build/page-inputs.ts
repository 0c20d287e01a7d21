import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/lib/config.ts';
import { promotionsIn } from '../../src/lib/site/language-content.ts';

/** A promotion as the snapshot has it. */
export type Promotion = ReturnType<typeof promotionsIn>[number];

/** All parts of the snapshot but the promotions. */
const OTHERS = ['settings', 'providers', 'games', 'help'];
const HREF = /\shref="([^"]*)"/g;
/** For addresses that are relative to a promotion's own page. */
const BASE = 'https://site.invalid/promotion/page';

const digestOf = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a text leads to the page of a promotion, which may be removed or lose the place that the link names. */
function leadsToPromotions(html: string): boolean {
  return [...html.matchAll(HREF)].some(
    ([, address = '']) => !URL.canParse(address, BASE) || /\/promotion(\/|$)/i.test(decoded(new URL(address, BASE).pathname)),
  );
}

/** The file of a promotion's own page in a built site. */
export function promotionFile(slug: string, language: Language): string {
  return `${language === DEFAULT_LANGUAGE ? '' : `${language}/`}promotion/${slug}.html`;
}

/**
 * A digest of all that each promotion's own page is made of, by its file in the built site: the promotion, the languages it is shown in, and
 * everything else but the other promotions. Equal digests mean equal pages. No other pages are here: the few that there are, are made each time.
 * @param snapshot the snapshot's folder
 * @param code a digest of the code and the settings
 */
export async function pageInputs(snapshot: string, code: string): Promise<Map<string, string>> {
  const read = (name: string) => readFile(join(snapshot, `${name}.json`), 'utf8');
  const [text, ...others] = await Promise.all([read('promotions'), ...OTHERS.map(read)]);
  const promotions = JSON.parse(text) as Promotion[];
  const shared = digestOf(code, process.version, ...others);
  // Once, for thousands of them may lead to others.
  const all = digestOf(text);
  const shown = new Map(LANGUAGES.map((language) => [language, new Set(promotionsIn(promotions, language))]));
  const inputs = new Map<string, string>();
  for (const promotion of promotions) {
    const languages = LANGUAGES.filter((language) => shown.get(language)?.has(promotion));
    const linked = leadsToPromotions(promotion.html) ? all : '';
    const digest = digestOf(shared, JSON.stringify(promotion), languages.join(), linked);
    for (const language of languages) inputs.set(promotionFile(promotion.slug, language), digest);
  }
  return inputs;
}
