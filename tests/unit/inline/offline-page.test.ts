import { expect, test } from 'vitest';

test('another language leads to the page that could not be opened, not to the one that says so', async () => {
  history.replaceState(null, '', '/bd/bank');
  document.body.innerHTML =
    '<a href="/offline" data-choose-language="en"></a><a href="/cn/offline" data-choose-language="cn"></a>';
  await import('@/inline/offline-page');
  dispatchEvent(new Event('DOMContentLoaded'));
  expect([...document.querySelectorAll('a')].map(({ pathname }) => pathname)).toEqual([
    '/bank',
    '/cn/bank',
  ]);
});
