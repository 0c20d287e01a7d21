import { join } from 'node:path';
import { build } from 'vite';

interface BundleOptions {
  target: string | string[];
  /** Expressions that stand for names in the source. */
  define?: Record<string, string>;
}

/** The text of a script of `src`, with all that it imports. */
export async function bundleScript(
  input: string,
  { target, define = {} }: BundleOptions,
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    resolve: { alias: { '@': join(import.meta.dirname, '../../src') } },
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: { write: false, target, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not bundled`);
  return chunk.code.trim();
}
