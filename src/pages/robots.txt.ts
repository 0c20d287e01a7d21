import type { APIRoute } from 'astro';

/** Everything may be crawled; pages that should not be listed say so in a robots tag, which a crawler must be able to read. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site)}\n`);
