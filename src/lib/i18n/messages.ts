import type { Messages } from '@/content/messages/messages';
import type { Language } from '../config.ts';
import { withLimits } from '../domain/limits/with-limits.ts';
import { languageNames } from './languages.ts';

const files = import.meta.glob<Record<string, string>>('../../content/messages/*/*.json', {
  eager: true,
  import: 'default',
});

/** Each page asks for the texts of a dozen areas, most of them the same ones as the page before. */
const known = new Map<string, Readonly<Messages[keyof Messages]>>();

/** The texts of one area in a language; English fills what is missing. An island gets them as one prop. */
export function texts<Area extends keyof Messages>(
  language: Language,
  area: Area,
): Readonly<Messages[Area]> {
  const key = `${language} ${area}`;
  const read = () => {
    const bundle = (from: Language) => files[`../../content/messages/${from}/${area}.json`];
    return withLimits(
      { ...bundle('en'), ...bundle(language) } as Messages[Area],
      languageNames[language].tag,
    );
  };
  const found = (known.get(key) as Messages[Area] | undefined) ?? read();
  known.set(key, found);
  return found;
}
