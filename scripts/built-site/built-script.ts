import { posix } from 'node:path';
import { ImportType, init, parse } from 'es-module-lexer';

await init;

/** A script of the built site, with other files by the path they are served at. */
export interface BuiltScript {
  /** Files that it imports statically. */
  imports: string[];
  /** Files that it imports by `import()`. */
  dynamicImports: string[];
}

/** A module's static and dynamic imports, as written in it. */
export function importsIn(text: string): { imports: string[]; dynamicImports: string[] } {
  const [found] = parse(text);
  const named = (type: ImportType) => found.flatMap(({ t, n }) => (t === type && n !== undefined ? [n] : []));
  return { imports: named(ImportType.Static), dynamicImports: named(ImportType.Dynamic) };
}

/** Reads the script that is served at `path`. */
export function readScript(path: string, text: string): BuiltScript {
  const served = (name: string) => (name.startsWith('/') ? name : posix.join(posix.dirname(path), name));
  const { imports, dynamicImports } = importsIn(text);
  return { imports: imports.map(served), dynamicImports: dynamicImports.map(served) };
}
