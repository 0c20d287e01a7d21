import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/games.json';
import { LaunchDialog } from '@/islands/launch/LaunchDialog';
import { dismissLaunch, launch } from '@/lib/stores/games/launch';
import { giveDialogs } from '../account/player-page';
import { BACKEND, backend } from '../backend';

const game = { name: 'Seven <b>Kites', code: 'shp-003', providerId: '1', providerName: 'Shapla Play' };
const onRetry = vi.fn();

beforeEach(() => {
  onRetry.mockReset();
  giveDialogs();
  localStorage.setItem('token', 'access');
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  dismissLaunch();
  vi.restoreAllMocks();
});

/** Launches the game without a tab, as after the browser has blocked it. */
async function launchWith(answer: () => Response | Promise<Response>): Promise<void> {
  backend.use(http.get(`${BACKEND}/api/v1/launch-game`, answer));
  render(<LaunchDialog messages={texts} onRetry={onRetry} askFirst={() => null} />);
  await launch(game, undefined);
}

const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('a launch', () => {
  it('that runs cannot be dismissed', async () => {
    let answer: (response: Response) => void = () => {};
    const running = launchWith(() => new Promise((resolve) => (answer = resolve)));
    const shown = await dialog('Launching');
    expect(shown.textContent).toContain('Seven <b>Kites');
    expect(shown.getAttribute('closedby')).toBe('none');
    expect(within(shown).queryByRole('button')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(await dialog('Launching')).toBeTruthy();
    answer(HttpResponse.json({ error: 'Enough' }));
    await running;
  });

  it.each([
    ['in the backend’s words', () => HttpResponse.json({ error: 'Closed until nine' }), 'Closed until nine'],
    ['with all signs of these words', () => HttpResponse.json({ error: 'Use code <WELCOME>' }), 'Use code <WELCOME>'],
    ['in ours where it has none', () => HttpResponse.json({ url: '' }), texts.launchFailed],
    ['in ours where nobody answers', () => HttpResponse.error(), texts.launchFailed],
    ['as maintenance', () => new HttpResponse('', { status: 503 }), 'Under Maintenance'],
  ])('that failed says so %s', async (_, answer, text) => {
    await launchWith(answer);
    const shown = await dialog('The game did not open');
    expect(within(shown).getByRole('alert').textContent).toBe(text);
    expect(shown.getAttribute('closedby')).toBe('any');
  });

  it('that failed is tried again in a tab opened by the click', async () => {
    const tab = { document: document.implementation.createHTMLDocument('') };
    vi.stubGlobal('open', () => tab);
    await launchWith(() => HttpResponse.json({ error: 'No' }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledWith(expect.objectContaining({ game }), tab);
    vi.unstubAllGlobals();
  });

  it('that is ready waits for a click, and names the host', async () => {
    await launchWith(() => HttpResponse.json({ url: 'https://games.example/play?key=1' }));
    const link = within(await dialog('Your game is ready')).getByRole('link', { name: 'Open at games.example' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://games.example/play?key=1',
      '_blank',
      'noopener',
    ]);
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a guest offers login and sign-up, which lead back to the page', async () => {
    localStorage.clear();
    history.replaceState(null, '', '/slots/Padma?x=1');
    render(<LaunchDialog messages={texts} onRetry={onRetry} askFirst={() => null} />);
    await launch(game, undefined);
    const shown = await dialog('Login');
    expect(within(shown).getByRole('alert').textContent).toBe('Please login to continue');
    const back = '?next=%2Fslots%2FPadma%3Fx%3D1';
    expect(within(shown).getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(`/login${back}`);
    expect(within(shown).getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe(`/register${back}`);
  });
});
