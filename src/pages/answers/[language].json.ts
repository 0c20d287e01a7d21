import type { APIRoute } from 'astro';
import { LANGUAGES, type Language } from '@/lib/config';
import { listAnswers } from '@/lib/search/answer-words';
import { answersIn } from '@/lib/site/answers';

export const getStaticPaths = () => LANGUAGES.map((language) => ({ params: { language } }));

/** The answers of a language by the words that find them, for the search, which loads them when it is opened. */
export const GET: APIRoute = ({ params }) => Response.json(listAnswers(answersIn(params['language'] as Language)));
