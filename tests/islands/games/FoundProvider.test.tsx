import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { mountFoundProvider } from '@/islands/games/FoundProvider';
import { BACKEND, backend } from '../backend';

vi.mock('@/lib/actions/found-provider', async (original) => ({
  ...(await original<object>()),
  findProvider: async () => ({ id: '9', name: 'New Play' }),
}));

it('leads a guest who taps a game through the login back to it', async () => {
  backend.use(http.get(`${BACKEND}/api/v1/game-list`, () => HttpResponse.json({ success: true, data: [] })));
  history.replaceState(null, '', '/slots/New%20Play');
  document.body.innerHTML = '<div></div><dialog id="login-first" open><a href="/login?next=%2Fslots">Login</a></dialog>';
  await act(() => mountFoundProvider(document.querySelector('div') as HTMLElement, 'New Play'));
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toMatch(/\/login\?next=%2Fslots%2FNew%2520Play%23play$/);
});
