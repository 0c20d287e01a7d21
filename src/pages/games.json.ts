import type { APIRoute } from 'astro';
import { catalogueFile } from '@/lib/site/catalogue-file';

/** Asked for by the search, once somebody opens it. */
export const GET: APIRoute = () => Response.json(catalogueFile());
