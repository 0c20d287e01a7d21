import { globSync, mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { linkFile } from '../../files/link-file.ts';

const HEAD_END = '.html';

/**
 * A site like a built one with so many promotions in every language. Their pages are those that are there, under more names: a server reads the same
 * bytes for each of them.
 * @returns the paths of promotions' pages
 */
export async function linkManyPages(built: string, folder: string, promotions: number): Promise<string[]> {
  const files = globSync('**/*', { cwd: built, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) => join(entry.parentPath, entry.name).slice(built.length + 1));
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    await linkFile(join(built, name), join(folder, name));
  }
  const pages = names.filter((name) => /(^|\/)promotion\/[^/]+\.html$/.test(name.replaceAll('\\', '/')));
  const paths: string[] = [];
  for (const [place, models] of Map.groupBy(pages, (name) => dirname(name))) {
    for (let number = 1; number <= promotions; number += 1) {
      const model = models[number % models.length] ?? '';
      const name = join(place, `${basename(model, HEAD_END)}-${number}`);
      for (const ending of ['.html', '.html.br', '.html.gz']) {
        await linkFile(join(built, model.replace(/\.html$/, ending)), join(folder, name + ending));
      }
      paths.push(`/${name.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/')}`);
    }
  }
  return paths;
}
