import * as v from 'valibot';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../config.ts';
import type { LanguageTexts } from '../../domain/site/site-settings.ts';
import { kindOf, type OnIssue } from './issues.ts';
import { reportedRecord, reportedRows } from './reported-fields.ts';
import { WireName, WireText } from './values.ts';

/** Standard codes for the app's own (decisions, 15). */
const ALIASES = new Map<string, Language>([
  ['bn', 'bd'],
  ['zh', 'cn'],
]);

/** The app language a code means: `en`, `EN`, `en-US`, `zh_Hans`; undefined for one the site does not have. */
export function languageOf(code: string): Language | undefined {
  const [base = ''] = code.trim().toLowerCase().split(/[-_]/);
  return LANGUAGES.find((language) => language === base) ?? ALIASES.get(base);
}

const Row = v.pipe(
  v.object({ language: WireName, content: WireText }),
  v.transform(({ language, content }): [string, unknown] => [language, content]),
);

function entriesOf(path: string, value: unknown, complain: OnIssue): [string, unknown][] {
  if (typeof value === 'string') return [[DEFAULT_LANGUAGE, value]];
  if (Array.isArray(value)) return v.parse(reportedRows(path, Row, complain), value);
  return Object.entries(v.parse(reportedRecord(path, complain), value));
}

/** Texts by language, sent as a map, as a list of `{ language, content }`, or as one text in the default language. */
export function languageTexts(path: string, complain: OnIssue) {
  const read = (value: unknown): LanguageTexts => {
    const texts: LanguageTexts = {};
    for (const [code, content] of entriesOf(path, value, complain)) {
      const language = languageOf(code);
      if (content === null || content === undefined || content === '') continue;
      if (!language) complain(`${path}: "${code}" is not a language of this site; left out`);
      else if (typeof content !== 'string') complain(`${path}.${code}: expected a string, got ${kindOf(content)}; left out`);
      else texts[language] ??= content;
    }
    return texts;
  };
  return v.optional(v.pipe(v.unknown(), v.transform(read)), null);
}
