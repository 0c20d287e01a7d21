import type { AstroIntegration } from 'astro';

/** Brings `client:touched` to the pages: `src/islands/client-touched.ts`. */
export function clientTouched(): AstroIntegration {
  return {
    name: 'client-touched',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'touched', entrypoint: './src/islands/client-touched.ts' }),
    },
  };
}
