import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import formTexts from '@/content/messages/en/form.json';
import loginTexts from '@/content/messages/en/login.json';
import { LoginForm } from '@/islands/auth/LoginForm.island';
import { replacePage } from '@/lib/browser/page/leave-page';
import { withLimits } from '@/lib/domain/limits/with-limits';
import { alertText, answerGet, hrefOf } from '../account/player-page';
import { BACKEND, backend } from '../backend';
import { user } from '../user';

vi.mock('@/lib/browser/page/leave-page', { spy: true });

const form = (
  <LoginForm
    messages={withLimits({ ...loginTexts, ...formTexts }, 'en')}
    links={{ home: '/bd', forgotPassword: '/bd/forgot_password' }}
  />
);
const FAILED = 'Login failed. Please check your credentials.';
const username = () => screen.getByRole('textbox', { name: 'Username' });
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Login' });

const answer = (response: () => Response | Promise<Response>) =>
  backend.use(http.post(`${BACKEND}/api/login`, response));

async function send(name = 'rahim', secret = 'secret1'): Promise<void> {
  await user.type(username(), name);
  await user.type(password(), secret);
  await user.click(button());
}

it('sends nothing in a break that another tab began, and the page says so', async () => {
  render(form);
  localStorage.setItem('break', `${Date.now() + 60_000} day`);
  await send();
  await waitFor(() => expect(document.documentElement.hasAttribute('data-break')).toBe(true));
  document.documentElement.removeAttribute('data-break');
});

it('a response that refuses is shown in the backend’s words, and the typed values stay', async () => {
  answer(() => HttpResponse.json({ success: false, message: 'Account is locked' }));
  render(form);
  await send();
  expect(await alertText()).toBe('Account is locked');
  expect(username()).toHaveProperty('value', 'rahim');
  expect(password()).toHaveProperty('value', 'secret1');
  // For password managers.
  expect(username().getAttribute('autocomplete')).toBe('username');
  expect(password().getAttribute('autocomplete')).toBe('current-password');
  expect(hrefOf('Why? The login failed')).toMatch(/\/help\/login-problem$/);
});

it.each([
  ['refuses without a word', () => HttpResponse.json({ success: false }), FAILED],
  ['never comes', () => HttpResponse.error(), FAILED],
  [
    'comes from a site under maintenance',
    () => new HttpResponse(null, { status: 503 }),
    'Under Maintenance',
  ],
])('a response that %s has the text of the specification', async (_, response, text) => {
  answer(response);
  render(form);
  await send();
  expect(await alertText()).toBe(text);
});

it('a response that accepts says so, then leads to where the visitor wanted to go, in the page’s language', async () => {
  history.replaceState(null, '', '/login?next=%2Fdeposit%3Fpromotion%3D2');
  answer(() => HttpResponse.json({ success: true, token: 'a', refresh_token: 'b' }));
  answerGet('user-profile', { success: true, data: [{ id: 1, username: 'rahim' }] });
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
  vi.mocked(replacePage).mockReturnValue();
  render(form);
  await send();
  await screen.findByText('Login successful!');
  await vi.advanceTimersByTimeAsync(600);
  expect(replacePage).toHaveBeenCalledWith('/bd/deposit?promotion=2');
});

it('the login button is busy while the request is pending, which is said where the answer will stand, and sends one request', async () => {
  let requestCount = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  answer(async () => {
    requestCount += 1;
    await released;
    return HttpResponse.json({ success: false, message: 'Wrong password' }, { status: 401 });
  });
  render(form);
  await send();
  expect(button().getAttribute('aria-busy')).toBe('true');
  const place = screen.getByText('Checking…').closest('[role]');
  await user.click(button());
  await user.type(password(), '{Enter}{Enter}');
  fireEvent.submit(password());
  release();
  expect((await screen.findByText('Wrong password')).closest('[role]')).toBe(place);
  expect(screen.queryByText('Checking…')).toBeNull();
  expect(requestCount).toBe(1);
  expect(button().getAttribute('aria-busy')).toBeNull();
});
