import i18next from 'i18next';

// Astro's integration does it at the head of a build.
await i18next.init({ lng: 'en', fallbackLng: 'en', resources: {} });
