import type money from '@/content/messages/en/money.json';
import { pageLanguage } from '@/lib/browser/page/page';

/** One area's texts by file, of every language: what `import.meta.glob` gives. */
type Files<Texts> = Record<string, () => Promise<Texts>>;

const moneyFiles = import.meta.glob<typeof money>('../../content/messages/*/money.json', { import: 'default' });

/**
 * The texts of an account page in its language. They come while the player is being asked about, before whom none of them is shown: in the page
 * itself they would weigh on everybody's first paint, and be sent again with every page.
 */
export async function lateTexts<Texts>(files: Files<Texts>): Promise<Texts> {
  const path = Object.keys(files).find((name) => name.includes(`/${pageLanguage()}/`));
  const load = path && files[path];
  if (!load) throw new Error(`No texts in ${pageLanguage()}`);
  return load();
}

/** Those of a money form, with what all of them share. */
export async function formTexts<Texts>(files: Files<Texts>): Promise<Texts & typeof money> {
  const [own, shared] = await Promise.all([lateTexts(files), lateTexts(moneyFiles)]);
  return { ...own, ...shared };
}
