import type { APIRoute } from 'astro';

/** Everything may be crawled; pages that should not be listed say so themselves (decisions, 34). */
export const GET: APIRoute = ({ site }) => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site)}\n`);
