import * as v from 'valibot';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../config.ts';
import type { LanguageTexts } from '../../domain/site/site-settings.ts';
import { kindOf, type OnIssue } from './issues.ts';
import { listOf } from './lenient-fields.ts';
import { reportedRecord, reportedRows } from './reported-fields.ts';
import { WireName, WireText } from './values.ts';

/** The app's codes by the standard ones. */
const ALIASES = new Map<string, Language>([
  ['bn', 'bd'],
  ['zh', 'cn'],
]);

/** The app language of a code such as `en`, `EN`, `en-US` or `zh_Hans`; undefined for a language the site does not have. */
export function languageOf(code: string): Language | undefined {
  const [base = ''] = code.trim().toLowerCase().split(/[-_]/);
  return LANGUAGES.find((language) => language === base) ?? ALIASES.get(base);
}

const Row = v.pipe(
  v.object({ language: WireName, content: WireText }),
  v.transform(({ language, content }): [string, unknown] => [language, content]),
);

function entriesOf(path: string, value: unknown, onIssue: OnIssue): [string, unknown][] {
  if (typeof value === 'string') return [[DEFAULT_LANGUAGE, value]];
  if (typeof value === 'object' && listOf(value)?.length)
    return v.parse(reportedRows(path, Row, onIssue), value);
  return Object.entries(v.parse(reportedRecord(path, onIssue), value));
}

/** Texts by language, sent as a map, as a list of `{ language, content }`, or as one text in the default language. */
export function languageTexts(path: string, onIssue: OnIssue) {
  const read = (value: unknown): LanguageTexts => {
    const texts: LanguageTexts = {};
    for (const [code, content] of entriesOf(path, value, onIssue)) {
      const language = languageOf(code);
      if (content === null || content === undefined || content === '') continue;
      if (!language) onIssue(`${path}: "${code}" is not a language of this site; left out`);
      else if (typeof content !== 'string')
        onIssue(`${path}.${code}: expected a string, got ${kindOf(content)}; left out`);
      else texts[language] ??= content;
    }
    return texts;
  };
  return v.optional(v.pipe(v.unknown(), v.transform(read)), null);
}
