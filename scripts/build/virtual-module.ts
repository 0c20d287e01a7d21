import { createHash } from 'node:crypto';

/** A Vite plugin that answers one module name with a source text. */
export function virtualModule(name: string, source: string) {
  return {
    name,
    resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
    load: (id: string) => (id === `\0${name}` ? source : undefined),
  };
}

/** The source that a content policy needs to allow an inline script or style: `sha256-…`. */
export function policyHash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
