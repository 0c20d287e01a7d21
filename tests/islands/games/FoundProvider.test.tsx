import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/games.json';
import { mountFoundProvider } from '@/islands/games/FoundProvider';
import { answerGet, hrefOf } from '../account/player-page';

vi.mock('@/lib/stores/games/found-provider', async (original) => ({
  ...(await original<object>()),
  findProvider: async () => ({ id: '9', name: 'New Play' }),
}));

beforeEach(() => answerGet('game-list', { success: true, data: [] }));

it('says where a provider has no games, leads a guest through the login back to it, and is the same page in the other languages', async () => {
  history.replaceState(null, '', '/bd/slots/New%20Play');
  document.body.innerHTML = `<div><p>Not found</p></div><dialog id="login-first" open><a href="/login?next=%2Fslots">Login</a></dialog>
    <a href="/404" data-choose-language="en">English</a><a href="/cn/404" data-choose-language="cn">中文</a>`;
  await act(() => mountFoundProvider(document.querySelector('div') as HTMLElement, 'New Play'));
  expect(await screen.findByText(texts.noGames)).toBeTruthy();
  expect(hrefOf(texts.allSlots)).toMatch(/\/slots$/);
  expect(hrefOf('Login')).toMatch(/\/login\?next=%2Fbd%2Fslots%2FNew%2520Play%23play$/);
  expect(hrefOf('English')).toMatch(/:\d+\/slots\/New%20Play$/);
  expect(hrefOf('中文')).toMatch(/\/cn\/slots\/New%20Play$/);
});
