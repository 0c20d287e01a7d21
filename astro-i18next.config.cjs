// Read by the astro-i18next integration; texts come from `src/lib/i18n/messages.ts`, so no backend is loaded.
module.exports = {
  defaultLocale: 'en',
  locales: ['en', 'bd', 'cn', 'ms'],
  i18nextServerPlugins: { fsBackend: null },
  i18nextServer: { fallbackLng: 'en', backend: null, interpolation: { escapeValue: false } },
};
