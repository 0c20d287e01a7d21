import browserslist from 'browserslist';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { browserslistToTargets } from 'lightningcss';
import type { Plugin } from 'vite';

/** The browsers of `browserslist` in package.json, in the form that Vite takes. */
export const BROWSER_TARGETS: string[] = browserslistToEsbuild();

/** The same in the form that Lightning CSS takes. */
export const SHEET_TARGETS = browserslistToTargets(browserslist());

/** Builds the browser's scripts for those browsers: Astro sets `esnext` for them, and takes no other setting. */
export function browserTargets(): Plugin {
  return {
    name: 'browser-targets',
    configEnvironment: {
      order: 'post',
      handler(name, config) {
        if (name === 'client') config.build = { ...config.build, target: BROWSER_TARGETS };
      },
    },
  };
}
