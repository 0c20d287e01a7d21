import type { AstroIntegration } from 'astro';

/** Brings `client:touched` and `client:held` to the pages: `src/islands/client-touched.ts`, `src/islands/client-held.ts`. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['touched', 'held']) addClientDirective({ name, entrypoint: `./src/islands/client-${name}.ts` });
      },
    },
  };
}
