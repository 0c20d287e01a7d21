import type { ClientDirective } from 'astro';
import { holdInput } from './hold-input';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:held'?: boolean;
  }
}

/** `client:held`: the island comes alive at once. For forms that are in the page's HTML: what is done with them before is held. */
const held: ClientDirective = async (load, _options, island) => {
  void holdInput(island);
  const hydrate = await load();
  await hydrate();
};

export default held;
