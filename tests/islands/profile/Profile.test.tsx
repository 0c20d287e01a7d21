import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import gateTexts from '@/content/messages/en/gate.json';
import { Profile } from '@/islands/profile/Profile.island';
import { alertText, answerForm, answerGet, signInAs, wrapped } from '../account/player-page';
import { user } from '../user';

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const save = () => user.click(screen.getByRole('button', { name: 'Save Changes' }));
const change = () => user.click(screen.getByRole('button', { name: 'Change Password' }));

async function open(player = {}): Promise<void> {
  signInAs({ dob: '1990-12-31', ...player });
  answerForm('report', { success: true, data: [], total_record: 0 });
  render(<Profile messages={gateTexts} support="https://chat.example/" />);
  await field('Username');
}

async function fillPasswords(current: string, next: string, again = next): Promise<void> {
  for (const [label, typed] of [
    ['Current password', current],
    ['New password', next],
    ['Re-enter new password', again],
  ] as const) {
    if (typed) await user.type(await field(label), typed);
  }
}

it('has the balance with its currency, four actions, and the ways to bonuses, bank accounts, help and support', async () => {
  await open({ wallet_balance: '1250.5' });
  const card = screen.getByRole('region', { name: 'Main Wallet' });
  expect(card.textContent).toContain('RM\u00a01,250.50');
  const links = within(card).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Deposit', '/deposit'],
    ['Withdraw', '/withdraw'],
    ['Transfer', '/transfer'],
    ['Transactions', '/transaction'],
  ]);
  const ways = within(screen.getByRole('navigation', { name: 'Bonuses and help' })).getAllByRole(
    'link',
  );
  expect(ways.map((link) => link.getAttribute('href'))).toEqual([
    ...['/bonuses', '/bank', '/help/deposit', '/help/responsible-gaming'],
    'https://chat.example/',
  ]);
});

it('the names are read-only; a date of birth is sent with the backend’s field name, and the profile is loaded again, which nobody waits for', async () => {
  const sent = answerForm('edit-user', { success: true });
  await open();
  const reload = vi.fn(() => new Promise<never>(() => {}));
  answerGet('user-profile', reload);
  expect((await field('Date of birth')).value).toBe('1990-12-31');
  for (const name of ['Username', 'Full name']) expect((await field(name)).readOnly).toBe(true);
  fireEvent.change(await field('Date of birth'), { target: { value: '1991-01-02' } });
  await save();
  expect(await screen.findByText('Date of birth updated successfully')).toBeTruthy();
  expect((await field('Date of birth')).value).toBe('1991-01-02');
  expect(sent).toEqual([{ 'update_user[dob]': '1991-01-02' }]);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('a new password is sent by Enter with the backend’s field names; the fields are new ones, empty and hidden, and the button has the focus', async () => {
  const sent = answerForm('user/change-password', { success: true });
  await open();
  const toggles = screen.getAllByRole('button', { name: 'Show password' });
  expect(toggles).toHaveLength(3);
  await user.click(toggles[1] as HTMLElement);
  await fillPasswords('old-one', 'longenough1');
  expect((await field('New password')).type).toBe('text');
  expect((await field('Current password')).type).toBe('password');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Password updated successfully')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change Password' }));
  expect(sent).toEqual([
    wrapped('change_password', {
      old_password: 'old-one',
      new_password: 'longenough1',
      confirm_password: 'longenough1',
    }),
  ]);
  for (const label of ['Current password', 'New password', 'Re-enter new password']) {
    const { value, type } = await field(label);
    expect([label, value, type]).toEqual([label, '', 'password']);
  }
  expect(screen.queryByText('Current password is required')).toBeNull();
});

it('a new password is not left to the player who logs in next', async () => {
  await open();
  await fillPasswords('old-one', 'longenough1');
  // In another tab.
  await act(async () => signInAs({ id: 8, username: 'karim' }));
  await waitFor(async () => expect((await field('Username')).value).toBe('karim'));
  expect((await field('New password')).value).toBe('');
});

describe.each([
  {
    what: 'a date of birth',
    call: 'edit-user',
    label: 'Date of birth',
    press: save,
    failed: 'Profile update failed',
  },
  {
    what: 'a new password',
    call: 'user/change-password',
    label: 'New password',
    press: change,
    failed: 'Password update failed',
  },
])('$what', ({ call, label, press, failed }) => {
  it.each([
    ['refuses without a word', { success: false }, failed],
    ['refuses with one', { success: false, error: 'Not this one' }, 'Not this one'],
    ['breaks off', () => HttpResponse.error(), `${failed}. Please try again.`],
  ])('stays typed when the backend %s', async (_, answer, text) => {
    answerForm(call, answer);
    await open();
    await fillPasswords('old-one', 'longenough1');
    fireEvent.change(await field('Date of birth'), { target: { value: '1991-01-02' } });
    const typed = (await field(label)).value;
    await press();
    expect(await alertText()).toBe(text);
    expect((await field(label)).value).toBe(typed);
  });
});
