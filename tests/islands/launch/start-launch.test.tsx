import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeTab } from '../../unit/lib/browser/tabs/fake-tab';
import { answerGet } from '../account/player-page';

const TILE = '<a data-game="" data-provider="21"><b class="tile-name">Lobby</b><i class="tile-provider">GhatLive</i></a>';
/** Each page mounts its dialog once, so each needs a script of its own. */
let pages = 0;
/** How often the texts of the dialog are lost on the way. */
let losses: number;
vi.mock('@/islands/load-messages', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/islands/load-messages')>();
  return {
    loadMessages: (area: 'games') => {
      losses -= 1;
      return losses < 0 ? original.loadMessages(area) : Promise.reject(new Error('lost on the way'));
    },
  };
});

beforeEach(() => {
  localStorage.setItem('token', 'access');
});

async function launchInTab(answer: object) {
  answerGet('launch-game', answer);
  pages += 1;
  const start: typeof import('@/islands/launch/start-launch') = await import(
    /* @vite-ignore */ `../../../src/islands/launch/start-launch.tsx?page=${pages}`
  );
  document.body.innerHTML = TILE;
  const tab = fakeTab();
  return { tab, running: start.launchTile(document.querySelector('a') as HTMLElement, tab) };
}

it('a launch whose dialog cannot be loaded opens its game all the same', async () => {
  losses = 1;
  const { tab, running } = await launchInTab({ url: 'https://games.example/play' });
  await running;
  expect(tab.location.replace).toHaveBeenCalledWith('https://games.example/play');
  expect(tab.close).not.toHaveBeenCalled();
  expect(console.error).toHaveBeenCalledWith('Launch: no dialog');
});

it('the dialog is loaded again when it has something to say, and the launch fails once it has ended if that is in vain, too', async () => {
  losses = 1;
  const first = await launchInTab({ error: 'Closed until nine' });
  await first.running;
  expect(screen.getByRole('alert').textContent).toBe('Closed until nine');
  losses = 2;
  const second = await launchInTab({ error: 'Closed until nine' });
  await expect(second.running).rejects.toThrow('lost on the way');
  for (const { tab } of [first, second]) expect(tab.close).toHaveBeenCalledOnce();
});
