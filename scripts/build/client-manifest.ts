import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Not where Vite would write it: Astro removes that folder. */
export const MANIFEST = 'client-manifest.json';

export type ClientScripts = ReturnType<typeof clientScripts>;

/** Reads the list of the browser's scripts, and removes it from the built site, since it is for the build alone. */
export function takeManifest(folder: string): Manifest {
  const file = join(folder, MANIFEST);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  rmSync(file);
  return manifest;
}

/** The browser's scripts of such a list, by the addresses they are served at. */
export function clientScripts(manifest: Manifest) {
  const chunks = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]));
  const of = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`No script is built from ${key}`);
    return `/${chunk.file}`;
  };
  return {
    /** The script that a source file has become. */
    of,
    /** The scripts that load a source file by `import()`. */
    importersOf: (source: string) =>
      [...chunks].flatMap(([address, { dynamicImports }]) =>
        dynamicImports?.includes(source) ? [address] : [],
      ),
    /** Scripts with all that they import statically. */
    withImports(addresses: Iterable<string>) {
      const all = new Set(addresses);
      for (const address of all)
        for (const key of chunks.get(address)?.imports ?? []) all.add(of(key));
      return [...all];
    },
  };
}
