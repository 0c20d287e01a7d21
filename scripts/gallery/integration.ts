import type { AstroIntegration } from 'astro';

const PAGES = new URL('../../src/gallery/pages/gallery/', import.meta.url);

/** The gallery of components at `/gallery`, on the dev server alone: a build has none of it. */
export function gallery(): AstroIntegration {
  return {
    name: 'gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/gallery', entrypoint: new URL('index.astro', PAGES) });
        injectRoute({ pattern: '/gallery/[language]/[theme]/[part]', entrypoint: new URL('[language]/[theme]/[part].astro', PAGES) });
      },
    },
  };
}
