/** Routes that search engines index; the providers' and the promotions' pages are the content's. */
export const PUBLIC = [
  '/',
  '/slots',
  '/casino',
  '/sports',
  '/vip',
  '/rewards',
  '/promotion',
  '/help/responsible-gaming',
  '/help/deposit',
  '/help/term-and-conditions',
  '/help/privacy-and-security',
  '/help',
  '/help/turnover',
  '/safer-play',
  '/safer-play/reality-check',
  '/safer-play/budget',
  '/safer-play/self-test',
  '/safer-play/break',
  '/safer-play/self-exclusion',
  '/safer-play/get-help',
];
export const UNLISTED = ['/mobile-slots', '/offline', '/login', '/forgot_password', '/register'];
export const ACCOUNT = [
  '/profile',
  '/deposit',
  '/withdraw',
  '/transfer',
  '/transaction',
  '/bonuses',
  '/bank',
];
export const LANGUAGES = [
  { prefix: '', tag: 'en' },
  { prefix: '/bd', tag: 'bn' },
  { prefix: '/cn', tag: 'zh-Hans' },
  { prefix: '/ms', tag: 'ms' },
];

/** The address of a route in the language of a prefix. */
export const at = (prefix: string, route: string) =>
  prefix && route === '/' ? prefix : `${prefix}${route}`;
