import type { ClientDirective } from 'astro';
import { whenIdle } from '@/lib/browser/page/when';
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
  let started: Promise<void> | undefined;
  const start = () => {
    started ??= load().then((hydrate) => hydrate());
    return started;
  };
  await Promise.race([isTouched.then(start), whenIdle(start)]);
};

export default touched;
