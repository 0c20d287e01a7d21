import { fileURLToPath } from 'node:url';
import { getViteConfig } from 'astro/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Pages as Astro renders them, from content that a test hands in. */
export default getViteConfig({ root, test: { name: 'pages', include: ['tests/pages/**/*.test.ts'], testTimeout: 30_000 } }, { root });
