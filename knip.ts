import type { KnipConfig } from 'knip';

export default {
  workspaces: {
    '.': {
      entry: [
        'scripts/commands/*.ts',
        'scripts/screenshots/{readme,share}.ts',
        // Started as a process of its own by scripts/rebuild/service/run-publisher.ts.
        'scripts/rebuild/service/publisher.ts',
        'astro-i18next.config.cjs',
        // The gallery's pages, which the dev server has, and its own build for the screenshots.
        'src/gallery/pages/**/*.astro',
        'scripts/gallery/astro.config.ts',
        'tests/looks/*.ts',
        'tests/hosts/vitest.config.ts',
        // Read by the mutation tester, which is a package of its own.
        'tests/mutation/*.config.ts',
        // Bundled by scripts/build/inline-scripts.ts.
        'src/inline/*.ts',
        // Bundled by scripts/build/integration.ts.
        'src/service-worker/{service,retired}-worker.ts',
        // What the compiler takes for JSX (tsconfig.json).
        'src/islands/ui/jsx/*.ts',
        // Given to Astro by astro.config.mjs.
        'src/islands/client-touched.ts',
        // One of them is the `site-theme.css` that every sheet imports (astro.config.mjs).
        'src/styles/themes/*.css',
      ],
      project: ['src/**/*.{ts,tsx,astro,css}', 'scripts/**/*.ts', 'tests/**/*.{ts,tsx}'],
    },
    'scripts/sandbox': { project: ['**/*.ts'] },
  },
  // A type may be exported for the function beside it that speaks of it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // One schema may have two names that mean different things.
  exclude: ['duplicates'],
  // It names a folder of ours, src/islands/ui/jsx, as if that were a package.
  ignoreIssues: { 'tsconfig.json': ['unlisted'] },
  ignoreDependencies: [
    // Started by name through scripts/run/tool.ts.
    '@astrojs/check',
    '@biomejs/biome',
    'typescript-7',
    // Imported by what astro-i18next adds to each page.
    'i18next',
    // Font files, read by path.
    /^@fontsource/,
  ],
} satisfies KnipConfig;
