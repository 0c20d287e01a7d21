import browserslist from 'browserslist';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { browserslistToTargets } from 'lightningcss';
import type { Plugin } from 'vite';
import { MANIFEST } from './client-manifest.ts';

/** The browsers of `browserslist` in package.json, in the form that Vite takes. */
export const BROWSER_TARGETS: string[] = browserslistToEsbuild();

/** The same in the form that Lightning CSS takes. */
export const SHEET_TARGETS = browserslistToTargets(browserslist());

/**
 * Builds the browser's scripts for those browsers, and has Vite list them (https://vite.dev/guide/backend-integration): Astro sets `esnext` and no list,
 * and takes no other setting.
 */
export function clientBuild(): Plugin {
  return {
    name: 'client-build',
    configEnvironment: {
      order: 'post',
      handler(name, config) {
        if (name === 'client') config.build = { ...config.build, target: BROWSER_TARGETS, manifest: MANIFEST };
      },
    },
  };
}
