import type { APIRoute } from 'astro';
import { sharePicture, shareSources } from '@/lib/site/share-picture';

/** What messengers show for a page. */
export const getStaticPaths = () =>
  Array.from(shareSources(), ([name, file]) => ({ params: { name }, props: { file } }));

export const GET: APIRoute<{ file: string }> = async ({ props }) =>
  new Response(new Uint8Array(await sharePicture(props.file)), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
