// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { openPaymentTab } from '../../../../../src/lib/browser/tabs/payment-tab.ts';
import { fakeTab } from './fake-tab.ts';

vi.mock('../../../../../src/lib/browser/tabs/waiting-page.ts', () => {
  throw new Error('This chunk cannot be loaded');
});

test('a tab whose waiting page cannot be loaded still goes to the payment page, and the failure is only logged', async () => {
  const tab = fakeTab();
  vi.stubGlobal('open', () => tab);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const payment = openPaymentTab({ brand: 'Dipnodi', title: 'Opening', hint: 'Wait' });
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith('Payment tab: no waiting page'));
  payment.finish(new URL('https://pay.example/1'));
  expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('https://pay.example/1');
});
