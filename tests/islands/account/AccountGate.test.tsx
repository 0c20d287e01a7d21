import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/gate.json';
import { AccountGate } from '@/islands/account/AccountGate';
import { reloadPage } from '@/lib/browser/page/load-page';
import { startSession } from '@/lib/stores/session/session';
import { signInAs } from './player-page';

vi.mock('@/lib/browser/page/load-page', { spy: true });

const greeting = async () => ({ hello: 'Hello' });
const gate = (loadTexts = greeting) => (
  <AccountGate messages={texts} loadTexts={loadTexts}>
    {({ username }, { hello }) => <p>{`${hello} ${username}`}</p>}
  </AccountGate>
);

it.each([
  ['the site was updated, where they are gone', true, 'The site was updated.'],
  [
    'it cannot be shown, where there is no network',
    false,
    'This page could not be shown. Please reload it.',
  ],
])(
  'offers to load the page again when its texts cannot be loaded, and says that %s',
  async (_, onLine, text) => {
    vi.mocked(reloadPage).mockReset().mockReturnValue();
    signInAs({});
    await startSession();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const load = vi
      .fn(greeting)
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    render(gate(load));
    expect(await screen.findByText(text)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(reloadPage).toHaveBeenCalledOnce();
  },
);

it('says that the site is under maintenance, until it is not', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
  signInAs({}, 503);
  render(gate());
  // The profile is requested twice before the message appears.
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('Under Maintenance')).toBeTruthy();
  });
  signInAs({});
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello rahim')).toBeTruthy();
});
