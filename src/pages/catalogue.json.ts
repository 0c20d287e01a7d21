import type { APIRoute } from 'astro';
import { catalogueFile } from '@/lib/site/catalogue-file';

/** The catalogue for the search, which loads it when it is opened. */
export const GET: APIRoute = () => Response.json(catalogueFile());
