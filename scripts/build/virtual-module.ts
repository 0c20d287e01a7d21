import { createHash } from 'node:crypto';

/** A Vite plugin that serves a source text as the module `name`. */
export function virtualModule(name: string, source: string) {
  return {
    name,
    resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
    load: (id: string) => (id === `\0${name}` ? source : undefined),
  };
}

/** The hash by which a content policy allows an inline script or style: `sha256-…`. */
export function policyHash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
