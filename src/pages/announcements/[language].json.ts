import type { APIRoute } from 'astro';
import { LANGUAGES, type Language } from '@/lib/config';
import { announcementsIn } from '@/lib/site/language-content';
import { settings } from '@/lib/site/snapshot';

export const getStaticPaths = () => LANGUAGES.map((language) => ({ params: { language } }));

/** The operator's announcements for readers of a language, for the notice centre, which loads them when it is opened. */
export const GET: APIRoute = ({ params }) => Response.json(announcementsIn(settings.announcements, params['language'] as Language));
