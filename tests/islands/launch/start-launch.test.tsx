import { beforeEach, expect, it, vi } from 'vitest';
import { launchTile } from '@/islands/launch/start-launch';
import { fakeTab } from '../../unit/lib/browser/tabs/fake-tab';
import { answerGet } from '../account/player-page';

vi.mock('@/islands/load-messages', () => ({
  loadMessages: () => Promise.reject(new Error('lost on the way')),
}));

beforeEach(() => {
  localStorage.setItem('token', 'access');
  document.body.innerHTML = '<a data-game="" data-provider="21"><b class="tile-name">Lobby</b></a>';
});
const launchIn = (tab: Window) => launchTile(document.querySelector('a') as HTMLElement, tab);

it('a launch whose dialog cannot be loaded opens its game all the same', async () => {
  answerGet('launch-game', { url: 'https://games.example/play' });
  const tab = fakeTab();
  await launchIn(tab);
  expect(tab.location.replace).toHaveBeenCalledWith('https://games.example/play');
  expect(tab.close).not.toHaveBeenCalled();
});

it('one that has something to say fails once it has ended', async () => {
  answerGet('launch-game', { error: 'Closed until nine' });
  const tab = fakeTab();
  await expect(launchIn(tab)).rejects.toThrow('lost on the way');
  expect(tab.close).toHaveBeenCalledOnce();
});
