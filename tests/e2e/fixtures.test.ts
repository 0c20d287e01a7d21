import { expect, test } from './fixtures/test.ts';

const FAULTS = {
  'a policy violation': `<meta http-equiv="content-security-policy" content="script-src 'none'"><script>1</script>`,
  'an error of the page': '<script>throw new Error("broken")</script>',
  'an error in the console': '<script>console.error("broken")</script>',
  'a missing file': '<img src="/nowhere.webp" alt="">',
  'a request that fails': '<img src="http://localhost:1/x.png" alt="">',
  'a request leaving this machine': '<img src="https://elsewhere.invalid/x.png" alt="">',
};

for (const [fault, body] of Object.entries(FAULTS)) {
  test(`${fault} fails a test`, async ({ page, faults }) => {
    test.fail();
    await page.route('**/fault', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/fault');
    // A test that is to fail must not do so because there was none.
    await expect
      .poll(() => faults.length)
      .toBeGreaterThan(0)
      .catch(() => undefined);
  });
}
