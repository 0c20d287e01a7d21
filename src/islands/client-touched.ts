import type { ClientDirective } from 'astro';
import { whenIdle } from '@/lib/browser/page/idle';
import { whenLoaded } from '@/lib/browser/page/loaded';
import { holdInput } from './hold-input';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touched'?: boolean;
  }
}

/**
 * `client:touched`: the island comes alive when it is touched, or when the page has loaded and is idle. For forms that a browser shows and fills in
 * by itself: typing need not wait for React.
 */
const touched: ClientDirective = async (load, _options, island) => {
  const isTouched = holdInput(island);
  await Promise.race([isTouched, whenLoaded().then(whenIdle)]);
  const hydrate = await load();
  await hydrate();
};

export default touched;
