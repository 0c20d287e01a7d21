import { loadRenderers } from 'astro:container';
import { getContainerRenderer } from '@astrojs/react/container-renderer';
import { experimental_AstroContainer } from 'astro/container';

/** For the tiles of games, which pages have as static HTML. */
const renderers = await loadRenderers([getContainerRenderer()]);

/** Renders a page without islands, in English unless `params` name another language. `props` are what its `getStaticPaths` would hand it. */
export async function htmlOf(page: unknown, props = {}, params = {}): Promise<string> {
  const container = await experimental_AstroContainer.create({
    renderers,
    astroConfig: { site: 'https://site.example' },
  });
  return container.renderToString(page as Parameters<typeof container.renderToString>[0], {
    props,
    params,
  });
}

/** The main area of such a page. */
export async function mainOf(page: unknown, props = {}, params = {}): Promise<string> {
  return /<main\b[^>]*>(.*)<\/main>/s.exec(await htmlOf(page, props, params))?.[1] ?? '';
}
