import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Astro writes into each page with an island: the directives that start it, and the element. */
const RUNTIME =
  /<script>((?:(?!<\/script>)[\s\S])*(?:self\.Astro=\{\}|define\("astro-island")(?:(?!<\/script>)[\s\S])*)<\/script>/g;
/** The rule for the element, before the first one. A sheet may stand in the head alone. */
const SHEET = /<style>astro-island,[^<]*<\/style>/;

/**
 * Makes the function that moves the islands' runtime from a page into a file: browsers keep it from one form to the next, and the form itself is
 * seen before. The rule that comes with it moves to the head. Until it is there a form's button is disabled, so that nothing is sent.
 * @param folder the built site
 */
export function createRuntimeFiles(folder: string): (html: string) => string {
  return (html) => {
    const text = [...html.matchAll(RUNTIME)].map(([, script = '']) => script.trim()).join('\n');
    if (!text) return html;
    const address = `/_astro/islands.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
    writeFileSync(join(folder, address), text);
    const [sheet = ''] = SHEET.exec(html) ?? [];
    const rest = html.replace(RUNTIME, '').replace(sheet, '');
    return rest.replace(
      '</head>',
      () => `${sheet}<script async fetchpriority="high" src="${address}"></script></head>`,
    );
  };
}
