/** Languages the invented business writes in, by the backend's own codes (spec section 9). */
export const CONTENT_LANGUAGES = ['en', 'bd', 'cn', 'ms'] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];
