import { test } from './fixtures/publishing-site.ts';
import { expect } from './fixtures/test.ts';

/** From the click on Publish to the page: the publish that may be running, then a pull, a build of every page, and the checks. */
const PUBLISH_TIMEOUT_MS = 300_000;

// The visitor's page fails on purpose.
test.use({ expectedFaults: /rahim|violates|img-src blocked/ });
// They share one site.
test.describe.configure({ mode: 'default' });

test('an operator’s promotion and news are live a moment after Publish', async ({
  page: desk,
  context,
  site,
}) => {
  test.setTimeout(PUBLISH_TIMEOUT_MS + 30_000);
  const printed = [site.url, site.desk, `${site.url}/hooks/content`];
  for (const text of [...printed, 'Log in as  demo1 with demo1234'])
    expect(site.output).toContain(text);
  await desk.goto(site.desk);
  await desk.getByRole('link', { name: 'Promotions and news' }).click();
  await desk.getByLabel('New promotion').fill('নৌকা বাইচ ২০%');
  await desk
    .getByLabel('Content (HTML)')
    .fill('<h3>Lamps on the water</h3><script>alert(1)</script>');
  await desk.getByRole('button', { name: 'Publish promotion' }).click();
  await expect(desk.getByRole('status')).toHaveText('Saved, and the site is being built anew.');
  await desk.getByLabel('Line of news').fill('The river is high tonight');
  await desk.getByRole('button', { name: 'Publish news' }).click();
  await expect(desk.getByRole('status')).toHaveText('Saved, and the site is being built anew.');

  const home = async () => (await fetch(`${site.url}/bd`)).text();
  await expect.poll(home, { timeout: PUBLISH_TIMEOUT_MS }).toContain('The river is high tonight');
  const reader = await context.newPage();
  await reader.goto(`${site.url}/bd/promotion/nauka-baic-20-126`);
  await expect(reader.getByRole('heading', { level: 1, name: 'নৌকা বাইচ ২০%' })).toBeVisible();
  await expect(reader.getByRole('heading', { name: 'Lamps on the water' })).toBeVisible();
  expect(await reader.getByRole('main').innerHTML()).not.toContain('alert(1)');
});

test('a visit is reported once, as it is left, without what was typed, and can be read in the metrics', async ({
  page,
  site,
}) => {
  // The browser tells nobody what it sends for a page that is gone, so the page writes it down.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      localStorage.setItem(`beacon ${localStorage.length}`, JSON.stringify([url, body]));
      return send(url, body);
    };
  });
  const beacons = () =>
    page.evaluate(() =>
      Object.entries(localStorage).flatMap(([key, value]) =>
        key.startsWith('beacon') ? [JSON.parse(value)] : [],
      ),
    );
  await page.route('**/api/login*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>rahim</p>' }),
  );
  const measuring = page.waitForResponse(/page-speed/);
  await page.goto(`${site.url}/bd/login?next=%2Fdeposit&ref=rahim`);
  await measuring;
  await page.locator('input[name=username]').fill('rahim2026');
  await page.locator('input[name=password]').fill('rahims-word');
  await page.locator('form button[type=submit]').click();
  await expect(page.getByRole('alert').filter({ visible: true })).toBeVisible();
  await page.evaluate(() => {
    document.body.append(
      Object.assign(new Image(), { src: 'https://elsewhere.example/rahim.png' }),
    );
    setTimeout(() => {
      throw new Error('No player is called "rahim2026"');
    });
  });
  expect(await beacons()).toEqual([]);
  await page.goto(`${site.url}/robots.txt`);
  const sent = await beacons();
  expect(sent).toEqual([['/reports', expect.not.stringMatching(/rahim|next|elsewhere/)]]);
  const { failures, ...visit } = JSON.parse(sent[0][1]);
  expect(visit).toEqual({
    ...{ page: '/login', session: 'guest' },
    vitals: expect.objectContaining({
      LCP: expect.any(Number),
      TTFB: expect.any(Number),
      CLS: expect.any(Number),
    }),
  });
  expect(failures).toHaveLength(3);
  expect(failures).toEqual(
    expect.arrayContaining([
      { kind: 'error', at: expect.any(String) },
      { kind: 'unreadable', at: 'login' },
      { kind: 'policy', at: 'img-src' },
    ]),
  );
  await expect
    .poll(async () => (await fetch(`${site.url}/metrics`)).text())
    .toMatch(/^site_failures_total\{kind="unreadable",at="login"\} 1$/m);
});
