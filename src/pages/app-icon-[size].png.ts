import type { APIRoute } from 'astro';
import { MASKABLE_SIZES, maskableIcon } from '@/lib/site/app-icon';

/** The manifest's maskable icon. */
export const getStaticPaths = () =>
  MASKABLE_SIZES.map((size) => ({ params: { size: String(size) } }));

export const GET: APIRoute = async ({ params }) =>
  new Response(new Uint8Array(await maskableIcon(Number(params['size']))), {
    headers: { 'Content-Type': 'image/png' },
  });
