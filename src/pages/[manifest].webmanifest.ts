import type { APIRoute } from 'astro';
import type { Language } from '@/lib/config';
import { appManifest, MANIFESTS } from '@/lib/site/app-manifest';

/** Lets phones put the site on the home screen under the brand's name and icon. */
export const getStaticPaths = () => MANIFESTS.map(({ name, language }) => ({ params: { manifest: name }, props: { language } }));

export const GET: APIRoute<{ language: Language }> = ({ props }) => Response.json(appManifest(props.language));
