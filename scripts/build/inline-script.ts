import { build } from 'vite';
import { policyHash, virtualModule } from './virtual-module.ts';

/**
 * Bundles a module into a script that pages have inline.
 * @param name pages import its text from `virtual:{name}`
 * @param source imports what the script does, and calls it
 * @returns the script's content-policy hash, and the Vite plugin that serves its text
 */
export async function inlineScript(name: string, source: string) {
  const entry = `virtual:${name}-entry`;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [virtualModule(entry, source)],
    build: { write: false, target: 'es2020', rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`the script ${name} was not bundled`);
  const text = chunk.code.trim();
  return { hash: policyHash(text), plugin: virtualModule(`virtual:${name}`, `export default ${JSON.stringify(text)};`) };
}
