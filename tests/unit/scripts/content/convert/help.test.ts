import { expect, it } from 'vitest';
import { helpOf } from '../../../../../scripts/content/convert/help.ts';
import { htmlReader } from '../../../../../scripts/content/convert/html-content.ts';
import { leftOutOfTexts } from '../../../../../scripts/content/convert/left-out.ts';
import type { Pictures } from '../../../../../scripts/content/pictures/pictures.ts';

const pictures = {
  inline: async () => ({ src: '/media/a-640.webp', width: 640, height: 480 }),
} as unknown as Pictures;

it('leaves out languages whose content an editor has left empty, so that readers get the English one', async () => {
  const texts = {
    en: '<p>Play safe</p>',
    bd: '<p><br></p>',
    cn: '<div>&nbsp;</div>',
    ms: '<p><img src="/rules.png"></p>',
  };
  const help = await helpOf([{ key: 'deposit', texts }], htmlReader(pictures, leftOutOfTexts()));
  expect(Object.keys(help.deposit ?? {})).toEqual(['en', 'ms']);
});
