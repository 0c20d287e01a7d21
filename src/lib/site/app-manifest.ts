import { DEFAULT_LANGUAGE, type Language } from '../config.ts';
import { addressIn } from '../domain/site/address.ts';
import { languageNames } from '../i18n/languages.ts';
import { texts } from '../i18n/messages.ts';
import { MASKABLE_SIZES } from './app-icon.ts';
import { inLanguage } from './language-content.ts';
import { settings } from './snapshot.ts';
import { themeColour } from './theme-colours.ts';

/** The name of the manifest's file in a language, without its ending. */
export function manifestName(language: Language): string {
  return language === DEFAULT_LANGUAGE ? 'manifest' : `manifest-${language}`;
}

function icons() {
  const png = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' });
  const { brand } = settings;
  const any = brand.icons?.sizes.map((size) =>
    png(`/media/${brand.icons?.stem}-${size}.png`, size),
  ) ?? [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }];
  return [
    ...any,
    ...MASKABLE_SIZES.map((size) => ({
      ...png(`/app-icon-${size}.png`, size),
      purpose: 'maskable',
    })),
  ];
}

/** What a phone needs to install the site (https://www.w3.org/TR/appmanifest/): one app, which starts in the language of its installation. */
export function appManifest(language: Language) {
  const { brand } = settings;
  const shortcut = (name: string, route: string) => ({ name, url: addressIn(language, route) });
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: inLanguage(brand.description, language),
    lang: languageNames[language].tag,
    dir: 'ltr',
    scope: '/',
    start_url: addressIn(language, '/'),
    display: 'standalone',
    background_color: themeColour,
    theme_color: themeColour,
    icons: icons(),
    shortcuts: [
      shortcut(texts(language, 'frame').deposit, '/deposit'),
      shortcut(texts(language, 'account').transaction, '/transaction'),
    ],
  };
}
