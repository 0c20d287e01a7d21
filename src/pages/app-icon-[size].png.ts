import type { APIRoute } from 'astro';
import { MASKABLE_SIZES, maskableIcon } from '@/lib/site/app-icon';

/** The icon that the manifest names for launchers that cut it. */
export const getStaticPaths = () => MASKABLE_SIZES.map((size) => ({ params: { size: String(size) } }));

export const GET: APIRoute = async ({ params }) =>
  new Response(new Uint8Array(await maskableIcon(Number(params['size']))), { headers: { 'Content-Type': 'image/png' } });
