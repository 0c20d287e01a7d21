import type { AstroIntegration } from 'astro';

/** Brings `client:touched` to the pages. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'touched', entrypoint: './src/islands/client-touched.ts' }),
    },
  };
}
