import type { APIRoute } from 'astro';
import { LANGUAGES, type Language } from '@/lib/config';
import { appManifest, manifestName } from '@/lib/site/app-manifest';

/** Lets phones put the site on the home screen under the brand's name and icon. */
export const getStaticPaths = () =>
  LANGUAGES.map((language) => ({
    params: { manifest: manifestName(language) },
    props: { language },
  }));

export const GET: APIRoute<{ language: Language }> = ({ props }) =>
  Response.json(appManifest(props.language));
