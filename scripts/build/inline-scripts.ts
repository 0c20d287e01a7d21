import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Env } from '../settings/env.ts';
import { bundleScript } from './bundle-script.ts';
import { policyHash } from './policy-hash.ts';

const FOLDER = fileURLToPath(new URL('../../src/inline', import.meta.url));

/**
 * The texts of `src/inline` that pages have inline, for browsers that are older than those that the other scripts are for.
 * @returns the hashes by which the content policy allows them, and the Vite plugin by which pages import each text from `virtual:inline/{name}`
 */
export async function inlineScripts({
  forceToken,
  publicApiUrl,
  recaptcha,
}: Pick<Env, 'forceToken' | 'publicApiUrl' | 'recaptcha'>) {
  const define = {
    FORCE_TOKEN: String(forceToken === 'on'),
    API_BASE: JSON.stringify(publicApiUrl === '/' ? '' : publicApiUrl),
    CAPTCHA_SRC: JSON.stringify(recaptcha.src),
  };
  const textOf = async (file: string): Promise<string> =>
    file.endsWith('.json')
      ? JSON.stringify(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')))
      : bundleScript(join(FOLDER, file), { target: 'es2020', define });
  const named = readdirSync(FOLDER).map(
    async (file) => [`virtual:inline/${parse(file).name}`, await textOf(file)] as const,
  );
  const texts: ReadonlyMap<string, string> = new Map(await Promise.all(named));
  return {
    hashes: [...texts.values()].map(policyHash),
    plugin: {
      name: 'inline-scripts',
      resolveId: (id: string) => (texts.has(id) ? `\0${id}` : undefined),
      load: (id: string) =>
        texts.has(id.slice(1))
          ? `export default ${JSON.stringify(texts.get(id.slice(1)))};`
          : undefined,
    },
  };
}
