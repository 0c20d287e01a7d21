import type { Page } from '@playwright/test';
import { addressIn } from '../../src/lib/domain/site/address.ts';
import { expect, test } from './fixtures/test.ts';

/** Its conjunct of three is in no text of the site. */
const NAME = 'লক্ষ্মী';
/** What people, banks, bonuses, channels, providers and games are called in the backend's answers. */
const NAMES =
  /^(full_name|bank_name|account_holder(_name)?|bonus_title|promotion_name|provider(_name)?|from_provider|to_provider|game_name)$/;
/** Forms know the main wallet by its name. */
const isMainWallet = (key: string, value: string) => key === 'provider_name' && /main/i.test(value);

const renamed = (key: string, value: unknown) =>
  NAMES.test(key) && typeof value === 'string' && value && !isMainWallet(key, value)
    ? `${value} ${NAME}`
    : value;

/** Gives Bengali names to everything that the backend names from now on. */
async function renameAll(page: Page): Promise<void> {
  await page.route(/\/api\/(?!.*balance)/, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    if (!answer.headers()['content-type']?.includes('json'))
      return route.fulfill({ response: answer, body: text });
    await route.fulfill({ response: answer, json: JSON.parse(text, renamed) });
  });
}

/** Chooses all that can be chosen, so that the page names it. */
async function chooseAll(page: Page): Promise<void> {
  for (const select of await page.locator('select[required]').all()) {
    const [value] = await select
      .locator('option:enabled', { hasText: NAME })
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    if (value) await select.selectOption(value, { force: true });
  }
  for (const row of await page.locator('[data-field=channel]').all()) {
    await row.click();
    await page.locator('dialog li button').first().click();
  }
}

/** Where the name stands, hidden places included, each with the first of the site's Bengali faces that it is set in. */
function facesOfNames(page: Page, within: 'body' | 'main'): Promise<string[]> {
  return page.locator(within).evaluate((root, name) => {
    const isNamed = (node: Node) => node instanceof Text && node.data.includes(name);
    const places = [...root.querySelectorAll(':not(script, template)')].filter((place) =>
      [...place.childNodes].some(isNamed),
    );
    const fields = [
      ...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'),
    ].filter((field) =>
      ('selectedOptions' in field ? field.selectedOptions[0]?.text : field.value)?.includes(name),
    );
    return [...places, ...fields].map((place) => {
      const face = /Noto Sans Bengali( \w+)?/.exec(getComputedStyle(place).fontFamily)?.[0];
      return `${place.localName}.${place.className}: ${face}`;
    });
  }, NAME);
}

const PAGES = [
  '/profile',
  '/bank',
  '/bonuses',
  '/transaction?type=all&start=&end=',
  '/deposit',
  '/withdraw',
  '/transfer',
  '/slots/NeonDhaka',
];

// Of a provider that the player has no account at.
test.use({ expectedFaults: /answer 404: .*balance|status of 404/ });

for (const language of ['bd', 'en'] as const)
  test(`names of the backend are set in the face that has every conjunct, in ${language}`, async ({
    page,
    open,
  }) => {
    test.slow();
    await renameAll(page);
    for (const route of PAGES) {
      await open(addressIn(language, route), route === PAGES[0] ? { as: 'player' } : {});
      await page.locator('[popovertarget=wallet]').click();
      await page.keyboard.press('Escape');
      if (route === '/slots/NeonDhaka')
        await page.locator('.game-list').evaluate((list) => list.scrollIntoView({ block: 'end' }));
      await expect.poll(() => facesOfNames(page, 'main'), { message: route }).not.toEqual([]);
      await chooseAll(page);
      const wrong = (await facesOfNames(page, 'body')).filter((place) => !place.endsWith(' All'));
      expect.soft([route, [...new Set(wrong)]]).toEqual([route, []]);
    }
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      );
    await expect.poll(loaded).toContainEqual(expect.stringContaining('Noto Sans Bengali All'));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
