import { ROUTES } from '../../contract/routes.ts';

/** The calls of the backend as reports name them. */
export const CALL_PATHS: readonly string[] = Object.values(ROUTES).map(({ path }) => path);

/** The directives that our policies have, and those that browsers name in their place. */
export const DIRECTIVES: readonly string[] = [
  ...['default-src', 'base-uri', 'object-src', 'form-action', 'img-src', 'font-src', 'manifest-src', 'connect-src', 'frame-src'],
  ...['script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr', 'media-src', 'worker-src'],
  ...['frame-ancestors', 'require-trusted-types-for', 'trusted-types'],
];
