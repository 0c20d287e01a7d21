import type { Targets } from 'lightningcss';
import type { Plugin } from 'vite';
import manifest from '../../package.json' with { type: 'json' };
import { MANIFEST } from './client-manifest.ts';

/** The oldest browsers that the site is for: `["chrome", "99"]`. */
const OLDEST = manifest.browserslist.map(
  (line) => line.split(' >= ') as [name: string, version: string],
);

/** The same in the form that Vite takes: `chrome99`. */
export const BROWSER_TARGETS: string[] = OLDEST.map(
  ([name, version]) => `${name.replace('_saf', '')}${version}`,
);

/** The same in the form that Lightning CSS takes: a byte each for major, minor and patch. */
export const SHEET_TARGETS: Targets = Object.fromEntries(
  OLDEST.map(([name, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [name, (major << 16) | (minor << 8)];
  }),
);

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
        if (name === 'client')
          config.build = { ...config.build, target: BROWSER_TARGETS, manifest: MANIFEST };
      },
    },
  };
}
