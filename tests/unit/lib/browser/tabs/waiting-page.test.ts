import { expect, test } from 'vitest';
import { showWaiting } from '@/lib/browser/tabs/waiting-page';
import { fakeTab } from './fake-tab.ts';

const texts = { brand: 'Dipnodi', title: 'Launching <b>Seven Kites</b>', hint: 'One moment' };

test('it shows the brand’s name and the game’s as text', () => {
  const tab = fakeTab();
  showWaiting(tab, texts);
  const { body, title } = tab.document;
  expect(title).toBe(texts.title);
  expect([...body.querySelectorAll('p, h1')].map(({ textContent }) => textContent)).toEqual([
    texts.brand,
    texts.title,
    texts.hint,
  ]);
  expect(body.querySelector('b')).toBeNull();
  showWaiting(fakeTab(true), texts);
  showWaiting(undefined, texts);
});
