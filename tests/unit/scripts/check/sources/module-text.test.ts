import { describe, expect, it } from 'vitest';
import { scriptOf } from '../../../../../scripts/check/sources/module-text.ts';

describe('scriptOf', () => {
  it.each([
    ['the frontmatter', "---\nimport A from './A.astro';\n---\n<A />", "import A from './A.astro';"],
    ['line ends of Windows', "---\r\nimport A from './A.astro';\r\n---\r\n<A />", "import A from './A.astro';"],
    ['letters of more than one byte', "---\nconst a = 'আমার 😀';\n---\n<script>start('খ');</script>", "const a = 'আমার 😀'; start('খ');"],
    ['scripts, not data', '<p>const a</p><script>start();</script><script type="application/json">{}</script>', 'start();'],
    [
      'the script after one that closes itself',
      '{a && <script is:inline set:html={a > b ? a : b} />}<script>start();</script>',
      'start();',
    ],
  ])('reads %s', (_what, text, script) => {
    expect(scriptOf('x.astro', text).split(/\s+/).filter(Boolean).join(' ')).toBe(script);
  });

  it('says where a file cannot be parsed', () => {
    expect(() => scriptOf('src/x.astro', '---\nconst a = ;\n---\n<p></p>')).toThrow('src/x.astro:2: Unexpected token');
  });

  it('leaves other files as they are', () => {
    expect(scriptOf('x.ts', 'a\n---\n')).toBe('a\n---\n');
  });
});
