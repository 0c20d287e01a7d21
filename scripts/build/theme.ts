import { readFileSync } from 'node:fs';
import { policyHash, virtualModule } from './virtual-module.ts';

/** The sheet of the theme that is not the default, for pages to carry inline where the site setting chooses it. */
const text = readFileSync(new URL('../../src/styles/white-gold.css', import.meta.url), 'utf8');

export const whiteGold = {
  hash: policyHash(text),
  plugin: virtualModule('virtual:white-gold', `export const whiteGold = ${JSON.stringify(text)};`),
};
