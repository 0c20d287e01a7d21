import { expect, test } from 'vitest';
import { securityHeaders } from '../../../../scripts/serve/headers.ts';

test('files named after their content carry only what protects a file', () => {
  expect(securityHeaders('/media/ab12-144.avif')).toEqual({
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
});

test.each(['/', '/slots', '/favicon.svg', '/sitemap-0.xml'])('%s carries all of them', (path) => {
  expect(securityHeaders(path)).toMatchObject({
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin',
  });
});
