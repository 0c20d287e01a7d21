import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import i18next from 'astro-i18next';
import { BROWSER_TARGETS, clientBuild } from './scripts/build/browser-targets.ts';
import { codeSplitting } from './scripts/build/chunks.ts';
import { policyDirectives } from './scripts/build/content-policy.ts';
import { inlineScripts } from './scripts/build/inline-scripts.ts';
import { siteBuild } from './scripts/build/integration.ts';
import { themeSheet } from './scripts/build/theme.ts';
import { siteFonts } from './scripts/fonts/site-fonts.ts';
import { gallery } from './scripts/gallery/integration.ts';
import { asVariables, readEnv } from './scripts/settings/env.ts';
import { languageNames } from './src/lib/i18n/languages.ts';
import { isIndexedRoute } from './src/lib/site/indexing.ts';

const env = readEnv();
// Vite gives the pages what begins with `PUBLIC_`, defaults among it.
Object.assign(process.env, asVariables(env));
const inlined = await inlineScripts(env);
const outDir = process.env.OUT_DIR ?? './dist';

export default defineConfig({
  site: env.siteUrl.origin,
  outDir,
  trailingSlash: 'never',
  // One page, one file: `/bd/slots.html` is served as `/bd/slots`. Styles are small enough to travel inside it.
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  integrations: [
    react(),
    i18next(),
    sitemap({
      i18n: {
        defaultLocale: 'en',
        locales: Object.fromEntries(
          Object.entries(languageNames).map(([code, { tag }]) => [code, tag]),
        ),
      },
      filter: (address) => isIndexedRoute(new URL(address).pathname),
    }),
    siteBuild(env),
    gallery(),
  ],
  security: {
    csp: {
      directives: policyDirectives(env),
      scriptDirective: {
        resources: ["'self'"],
        hashes: inlined.hashes,
      },
      styleDirective: { resources: ["'self'"] },
    },
  },
  vite: {
    plugins: [tailwindcss(), clientBuild(), inlined.plugin],
    // Every sheet imports it: a page carries the colours of the site's theme and no other's, and fonts cut for its words.
    resolve: { alias: { 'site-theme.css': themeSheet(), 'site-fonts': await siteFonts() } },
    build: { assetsInlineLimit: 0, cssTarget: BROWSER_TARGETS },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  },
});
