import type { AstroIntegration } from 'astro';

/** Where the gallery is built by itself, from the project's root. */
export const GALLERY = '.cache/gallery';

const PART = new URL(
  '../../src/gallery/pages/gallery/[lang]/[theme]/[part].astro',
  import.meta.url,
);

/** The gallery of components at `/gallery`, on the dev server alone: a build has none of it. */
export function gallery(): AstroIntegration {
  return {
    name: 'gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/gallery/[lang]/[theme]/[part]', entrypoint: PART });
        updateConfig({ redirects: { '/gallery': '/gallery/en/Green/actions' } });
      },
    },
  };
}
