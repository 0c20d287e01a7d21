import { policyHash, virtualModule } from '../virtual-module.ts';

export type InlineScript = ReturnType<typeof inlineScript>;

/**
 * A script that pages have inline.
 * @param name pages import its text from `virtual:{name}`
 * @returns the hash by which the content policy allows it, and the Vite plugin that serves its text
 */
export function inlineScript(name: string, text: string) {
  return { hash: policyHash(text), plugin: virtualModule(`virtual:${name}`, `export default ${JSON.stringify(text)};`) };
}
