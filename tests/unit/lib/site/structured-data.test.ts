import { expect, test } from 'vitest';
import { jsonLd } from '@/lib/site/structured-data';

test('a name cannot break out of the JSON-LD script', () => {
  const text = jsonLd([{ name: '</script><script>alert(1)</script>' }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>alert(1)</script>');
});
