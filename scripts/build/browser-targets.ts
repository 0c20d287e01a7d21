import browserslistToEsbuild from 'browserslist-to-esbuild';
import type { Plugin } from 'vite';

/** The browsers of `browserslist` in package.json (decisions, 40), in the form that Vite takes. */
export const BROWSER_TARGETS: string[] = browserslistToEsbuild();

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
