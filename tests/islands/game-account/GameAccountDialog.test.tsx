import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/mobile-slots.json';
import { $chosenProvider, GameAccountDialog } from '@/islands/game-account/GameAccountDialog';
import { startSession } from '@/lib/stores/session/session';
import { alertText, answerGet, hrefOf, signInAs } from '../account/player-page';

const ACCOUNT = {
  provider_id: 61,
  provider_name: 'Pocket Haor',
  username: 'river01',
  password: 'haor-77',
};

afterEach(() => {
  $chosenProvider.set(undefined);
});

async function open(
  credit: unknown,
  provider = { id: '61', name: 'Pocket Haor' },
  account: object = ACCOUNT,
): Promise<HTMLElement> {
  signInAs({ user_game_account: [account] });
  answerGet('user/get-game-account-balance', { credit });
  render(<GameAccountDialog messages={texts} />);
  $chosenProvider.set(provider);
  await startSession();
  return screen.findByRole('dialog', { name: provider.name });
}

const canCopy = (dialog: HTMLElement, part: string) =>
  !within(dialog).getByRole<HTMLButtonElement>('button', { name: `Copy ${part}` }).disabled;

it.each([
  ['known', '1234.5', 'RM 1,234.50', true],
  ['exactly false', false, 'Maintenance', false],
  ['nothing', null, '-', false],
])('an account with a balance of %s', async (_, credit, text, isCopied) => {
  const dialog = await open(credit);
  expect(await within(dialog).findByText(text)).toBeTruthy();
  expect(canCopy(dialog, 'balance')).toBe(isCopied);
});

it('hides the password until it is shown, and again when the page is out of sight or another account was opened', async () => {
  const dialog = await open('1');
  const show = () => userEvent.click(within(dialog).getByRole('button', { name: 'Show password' }));
  expect(dialog.textContent).not.toContain('haor-77');
  await show();
  expect(within(dialog).getByText('haor-77').closest('[translate=no]')).toBeTruthy();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(dialog.textContent).not.toContain('haor-77');
  await show();
  expect(dialog.textContent).toContain('haor-77');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('haor-77');
  $chosenProvider.set({ id: '62', name: 'TapTepantor' });
  await screen.findByRole('dialog', { name: 'TapTepantor' });
  $chosenProvider.set({ id: '61', name: 'Pocket Haor' });
  expect((await screen.findByRole('dialog', { name: 'Pocket Haor' })).textContent).not.toContain(
    'haor-77',
  );
});

it.each(['', null, undefined])(
  'an account without a password, sent as %j, has nothing to show or copy',
  async (password) => {
    const dialog = await open('1', undefined, { ...ACCOUNT, username: password, password });
    const values = within(dialog).getAllByRole('definition');
    expect(values.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['-', '-']);
    expect(within(dialog).queryByRole('button', { name: 'Show password' })).toBeNull();
    expect(within(dialog).queryByRole('img', { name: 'Hidden' })).toBeNull();
    expect(canCopy(dialog, 'password')).toBe(false);
  },
);

it('an account that does not exist says how to get one', async () => {
  const dialog = await open('1', { id: '62', name: 'TapTepantor' });
  expect(within(dialog).getByRole('status').textContent).toContain(
    'You have no account at TapTepantor yet.',
  );
  expect(within(dialog).queryByRole('button', { name: /Copy/ })).toBeNull();
  expect(hrefOf('Transfer to TapTepantor', dialog)).toBe('/transfer?to=62');
});

it('an account that the backend did not send is loaded again', async () => {
  const row: { user_game_account?: object[] } = {};
  signInAs(row);
  render(<GameAccountDialog messages={texts} />);
  $chosenProvider.set({ id: '61', name: 'Pocket Haor' });
  await startSession();
  expect(await alertText()).toBe(texts.unreachable);
  row.user_game_account = [ACCOUNT];
  await userEvent.click(screen.getByRole('button', { name: texts.retry }));
  expect(await screen.findByText('river01')).toBeTruthy();
});

it('has each of its parts to copy, and says of each copy whether it worked', async () => {
  const dialog = await open('1234.5');
  const user = userEvent.setup();
  const status = dialog.querySelector('[role=status]') as HTMLElement;
  const said: (string | null)[] = [];
  new MutationObserver(() => said.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  for (const [name, value] of [
    ['Copy username', 'river01'],
    ['Copy password', 'haor-77'],
    ['Copy balance', '1,234.50'],
  ] as const) {
    said.length = 0;
    await user.click(within(dialog).getByRole('button', { name }));
    await vi.waitFor(() => expect(said.at(-1)).toBe('Copied to clipboard!'));
    expect(await navigator.clipboard.readText()).toBe(value);
  }
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(within(dialog).getByRole('button', { name: 'Copy username' }));
  expect(
    await within(dialog).findByText('Copying did not work. Please select the text and copy it.'),
  ).toBeTruthy();
});
