import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import i18next from 'astro-i18next';
import { BROWSER_TARGETS, clientBuild } from '../build/browser-targets.ts';
import { inlineScripts } from '../build/inline-scripts.ts';
import { sheetOf } from '../build/theme.ts';
import { siteFonts } from '../fonts/site-fonts.ts';
import { asVariables, readEnv } from '../settings/env.ts';
import { GALLERY } from './integration.ts';

const env = readEnv();
Object.assign(process.env, asVariables(env));
const inlined = await inlineScripts(env);

/** The gallery alone, built as the site is, for its screenshots. */
export default defineConfig({
  srcDir: './src/gallery',
  outDir: GALLERY,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  compressHTML: true,
  integrations: [react(), i18next()],
  vite: {
    plugins: [tailwindcss(), clientBuild(), inlined.plugin],
    resolve: { alias: { 'site-theme.css': sheetOf('Green'), 'site-fonts': await siteFonts() } },
    build: { assetsInlineLimit: 0, cssTarget: BROWSER_TARGETS },
  },
});
