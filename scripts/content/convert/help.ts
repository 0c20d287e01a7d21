import type { InitData } from '../../../src/lib/api/replies/init-reply.ts';
import { HELP_PAGES, type HelpContent, type HelpKey } from '../../../src/lib/domain/site/help.ts';
import type { LanguageTexts } from '../../../src/lib/domain/site/site-settings.ts';
import { summaryOf } from '../html/plain-text.ts';
import type { ReadHtml } from './html-content.ts';

/** Help pages by the backend's keys and by their addresses. */
const KEYS = new Map<string, HelpKey>(
  Object.entries(HELP_PAGES).flatMap(([slug, key]) => [
    [slug, key],
    [key, key],
  ]),
);

/** An editor leaves an empty paragraph where everything was deleted. */
const hasContent = (html: string) => html.includes('<img') || summaryOf(html) !== '';

async function cleaned(
  key: HelpKey,
  texts: LanguageTexts,
  readHtml: ReadHtml,
): Promise<LanguageTexts> {
  const read = Object.entries(texts).map(
    async ([language, dirty]) =>
      [language, await readHtml(dirty, `help ${key} (${language})`)] as const,
  );
  return Object.fromEntries((await Promise.all(read)).filter(([, html]) => hasContent(html)));
}

/** The help pages. Languages without content are left out, and so are pages without any. */
export async function helpOf(pages: InitData['page'], readHtml: ReadHtml): Promise<HelpContent> {
  const help: HelpContent = {};
  for (const { key: sent, texts } of pages) {
    const key = KEYS.get(sent);
    const clean = key ? await cleaned(key, texts, readHtml) : {};
    if (key && Object.keys(clean).length > 0) help[key] ??= clean;
  }
  return help;
}
