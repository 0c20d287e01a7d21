import { build } from 'vite';
import { virtualModule } from '../virtual-module.ts';
import { type InlineScript, inlineScript } from './inline-script.ts';

/**
 * An inline script that is bundled from modules of `src`.
 * @param name pages import its text from `virtual:{name}`
 * @param source imports what the script does, and calls it
 */
export async function bundleScript(name: string, source: string): Promise<InlineScript> {
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
  return inlineScript(name, chunk.code.trim());
}
