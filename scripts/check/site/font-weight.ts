import { type BuiltSite, weightOf } from '../../built-site/built-site.ts';

/** Both cuts of Latin letters, in bytes: every page loads them. 11,400 when this was set. */
const LATIN_LIMIT = 14_000;
/** The letters of Bengali pages, with both cuts of Latin ones: 33,400 and 11,500 when this was set. */
const BENGALI_LIMIT = 49_000;

/** The address of a font that the build has cut, without its hash: `latin-400`. */
export function fontFile({ files }: BuiltSite, name: string): string | undefined {
  return [...files].find((file) => file.startsWith(`/_astro/${name}.`) && file.endsWith('.woff2'));
}

/** Letters of the site that weigh too much, one line for each limit. */
export function tooHeavyFonts(site: BuiltSite): string[] {
  const weightOfFonts = (...names: string[]) => names.reduce((sum, name) => sum + weightOf(site.folder, fontFile(site, name) ?? ''), 0);
  const latin = weightOfFonts('latin-400', 'latin-700');
  const bengali = latin + weightOfFonts('bengali');
  return [
    ...(latin > LATIN_LIMIT ? [`Latin letters weigh ${latin} bytes, the limit is ${LATIN_LIMIT}`] : []),
    ...(bengali > BENGALI_LIMIT ? [`Letters of Bengali pages weigh ${bengali} bytes, the limit is ${BENGALI_LIMIT}`] : []),
  ];
}
