import type { APIRoute } from 'astro';
import { settings } from '@/lib/site/snapshot';
import { themeColour } from '@/lib/site/theme-colour';

/** Lets phones put the site on the home screen under the brand's name and icon. https://www.w3.org/TR/appmanifest/ */
export const GET: APIRoute = () => {
  const { brand } = settings;
  const icons =
    brand.icons?.sizes.map((size) => ({ src: `/media/${brand.icons?.stem}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })) ??
    [];
  return Response.json({
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    display: 'standalone',
    background_color: themeColour,
    theme_color: themeColour,
    icons,
  });
};
