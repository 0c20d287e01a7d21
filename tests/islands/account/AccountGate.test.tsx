import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/gate.json';
import { AccountGate } from '@/islands/account/AccountGate';
import { startSession } from '@/lib/stores/session';
import { signInAs } from './player-page';

vi.hoisted(() => vi.stubEnv('PUBLIC_API_URL', 'http://backend.test'));

it('comes to life as it was prerendered, although the player is known already', async () => {
  const gate = <AccountGate messages={texts}>{({ username }) => <p>{username}</p>}</AccountGate>;
  const place = document.createElement('div');
  place.innerHTML = renderToString(gate);
  document.body.append(place);
  expect(place.textContent).toContain('Loading…');
  signInAs({});
  await startSession();
  const complain = vi.fn();
  const root = await act(async () => hydrateRoot(place, gate, { onRecoverableError: complain }));
  expect(await screen.findByText('rahim')).toBeTruthy();
  expect(complain).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
