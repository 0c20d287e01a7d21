import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/mobile-slots.json';
import type * as Island from '@/islands/game-account/GameAccountDialog';
import type * as Account from '@/lib/stores/games/game-account';
import type * as Session from '@/lib/stores/session';
import { giveDialogs, signInAs } from '../account/player-page';
import { BACKEND, backend } from '../backend';

vi.hoisted(() => vi.stubEnv('PUBLIC_API_URL', 'http://backend.test'));

const ACCOUNT = { provider_id: 61, provider_name: 'Pocket Haor', username: 'river01', password: 'haor-77' };
let GameAccountDialog: typeof Island.GameAccountDialog;
let account: typeof Account;
let session: typeof Session;

beforeEach(async () => {
  vi.resetModules();
  giveDialogs();
  vi.spyOn(console, 'error').mockReturnValue();
  ({ GameAccountDialog } = await import('@/islands/game-account/GameAccountDialog'));
  account = await import('@/lib/stores/games/game-account');
  session = await import('@/lib/stores/session');
});
afterEach(() => vi.restoreAllMocks());

async function open(credit: unknown, provider = { id: '61', name: 'Pocket Haor' }): Promise<HTMLElement> {
  signInAs({ user_game_account: [ACCOUNT] });
  backend.use(http.get(`${BACKEND}/api/v1/user/get-game-account-balance`, () => HttpResponse.json({ credit })));
  render(<GameAccountDialog messages={texts} />);
  account.chooseProvider(provider);
  await session.startSession();
  return screen.findByRole('dialog', { name: provider.name });
}

describe('the account at a provider', () => {
  it.each([
    ['known', '1234.5', 'RM 1,234.50', false],
    ['exactly false', false, 'RM Maintenance', true],
    ['nothing', null, 'RM -', true],
  ])('with a balance of %s', async (_, credit, text, isDisabled) => {
    const dialog = await open(credit);
    expect(await within(dialog).findByText(text)).toBeTruthy();
    expect((within(dialog).getByRole('button', { name: 'Copy balance' }) as HTMLButtonElement).disabled).toBe(isDisabled);
  });

  it('hides the password until it is asked for, and when another is looked at', async () => {
    const dialog = await open('1');
    expect(dialog.textContent).not.toContain('haor-77');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show password' }));
    expect(dialog.textContent).toContain('haor-77');
    account.chooseProvider({ id: '62', name: 'TapTepantor' });
    await screen.findByRole('dialog', { name: 'TapTepantor' });
    account.chooseProvider({ id: '61', name: 'Pocket Haor' });
    expect((await screen.findByRole('dialog', { name: 'Pocket Haor' })).textContent).not.toContain('haor-77');
  });

  it('that is not there says how to get one', async () => {
    const dialog = await open('1', { id: '62', name: 'TapTepantor' });
    expect(within(dialog).getByRole('status').textContent).toContain('You have no account at TapTepantor yet.');
    expect(within(dialog).queryByRole('button', { name: /Copy/ })).toBeNull();
  });

  it.each([
    [true, 'Copied to clipboard!'],
    [false, 'Copying did not work. Please select the text and copy it.'],
  ])('says whether copying worked: %s', async (works, said) => {
    const dialog = await open('1');
    const user = userEvent.setup();
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => (works ? Promise.resolve() : Promise.reject(new Error('denied'))) },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Copy username' }));
    expect(await within(dialog).findByText(said)).toBeTruthy();
  });
});
