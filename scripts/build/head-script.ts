import { build } from 'vite';
import { policyHash, virtualModule } from './virtual-module.ts';

const ENTRY = 'virtual:head-script-entry';

/**
 * Bundles `src/lib/browser/page/head-script.ts` into the script that every page has inline.
 * @returns its content-policy hash, and the Vite plugin that serves the text as `virtual:head-script`
 */
export async function headScript(forceToken: boolean) {
  const source = `import { runHeadScript } from '/src/lib/browser/page/head-script.ts'; runHeadScript(window, ${forceToken});`;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [virtualModule(ENTRY, source)],
    build: { write: false, target: 'es2020', rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error('the head script was not bundled');
  const text = chunk.code.trim();
  return { hash: policyHash(text), plugin: virtualModule('virtual:head-script', `export const headScript = ${JSON.stringify(text)};`) };
}
