import { expect, test } from 'vitest';
import { shareIslandScripts } from '../../../../scripts/build/island-scripts.ts';
import { policyHash } from '../../../../scripts/build/virtual-module.ts';

const runtime = '(()=>{self.Astro={load:1}})();';
const page = (scripts: string[], allowed: string[]) =>
  `${scripts.map((text) => `<script>${text}</script>`).join('')}<meta content="${allowed.map(policyHash).join(' ')}">`;

test('the island runtime becomes a file named after its content', () => {
  const { html, scripts } = shareIslandScripts(page([runtime], [runtime]));
  expect(scripts).toEqual([{ address: expect.stringMatching(/^\/_astro\/island\.[\da-f]{8}\.js$/), text: runtime }]);
  expect(html).toMatch(/^<script defer src="\/_astro\/island\.[\da-f]{8}\.js"><\/script><meta/);
});

test.each([
  ['another inline script stays', page(['(()=>{start()})();'], ['(()=>{start()})();'])],
  ['one that the policy does not allow stays, for the build to stop at it', page([runtime], [])],
])('%s', (_name, html) => expect(shareIslandScripts(html)).toEqual({ html, scripts: [] }));
