import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/gate.json';
import { AccountGate } from '@/islands/account/AccountGate';
import { startSession } from '@/lib/stores/session';
import { BACKEND, backend } from '../backend';
import { signInAs } from './player-page';

vi.hoisted(() => vi.stubEnv('PUBLIC_API_URL', 'http://backend.test'));

const greeting = async () => ({ hello: 'Hello' });

it('comes to life as it was prerendered, although the player is known already', async () => {
  const gate = (
    <AccountGate messages={texts} loadTexts={greeting}>
      {({ username }, { hello }) => (
        <p>
          {hello} {username}
        </p>
      )}
    </AccountGate>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(gate);
  document.body.append(place);
  expect(place.textContent).toContain('Loading…');
  signInAs({});
  await startSession();
  const complain = vi.fn();
  const root = await act(async () => hydrateRoot(place, gate, { onRecoverableError: complain }));
  expect(await screen.findByText('Hello rahim')).toBeTruthy();
  expect(complain).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

it('asks for its texts again when told to', async () => {
  signInAs({});
  await startSession();
  const load = vi.fn(greeting).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  render(
    <AccountGate messages={texts} loadTexts={load}>
      {({ username }, { hello }) => `${hello} ${username}`}
    </AccountGate>,
  );
  expect(await screen.findByText('This page could not be shown. Please reload it.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello rahim')).toBeTruthy();
});

it('says that the house is closed, until it is not', async () => {
  vi.resetModules();
  const { AccountGate: Gate } = await import('@/islands/account/AccountGate');
  signInAs({});
  backend.use(http.get(`${BACKEND}/api/v1/user-profile`, () => new HttpResponse(null, { status: 503 })));
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <Gate messages={texts} loadTexts={greeting}>
      {({ username }, { hello }) => `${hello} ${username}`}
    </Gate>,
  );
  // The profile is asked for once more before anything is said.
  expect(await screen.findByText('Under Maintenance', {}, { timeout: 10_000 })).toBeTruthy();
  signInAs({});
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello rahim')).toBeTruthy();
});
