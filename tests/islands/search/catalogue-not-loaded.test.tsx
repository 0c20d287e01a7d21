import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import texts from '@/content/messages/en/search.json';
import { GameSearch } from '@/islands/search/GameSearch';
import { packCatalogue } from '@/lib/domain/games/catalogue';
import { loadCatalogue } from '@/lib/stores/games/catalogue';
import { $foundAnswers, loadAnswers } from '@/lib/stores/games/found-answers';
import { setSearchQuery } from '@/lib/stores/games/search';
import { backend } from '../backend';

const game = { name: 'Golden Owl', code: 'owl', providerId: '1', providerName: 'Shapla Play' };
const provider = { id: '1', name: 'Shapla Play', slug: 'Shapla Play', group: 'slot' } as const;

it('a catalogue that cannot be loaded is reported, and is tried again by a tap, and when the connection is back', async () => {
  backend.use(http.get('*/games.json', () => HttpResponse.error()));
  const dialog = document.createElement('dialog');
  const field = document.createElement('input');
  dialog.append(field);
  document.body.append(dialog);
  dialog.open = true;
  const [place, start] = [document.createElement('div'), document.createElement('div')];
  start.textContent = 'The beginning';
  dialog.append(place, start);
  render(<GameSearch {...{ dialog, field, start }} messages={texts} />, { container: place });
  await loadCatalogue();
  await screen.findByText('The games could not be loaded.');
  expect(screen.queryByText('The beginning')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The games could not be loaded.');
  backend.use(http.get('*/games.json', () => HttpResponse.json(packCatalogue({ providers: [provider], games: [game], hot: [game] }))));
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('The beginning')).toBeTruthy();
  expect(screen.queryByText('The games could not be loaded.')).toBeNull();
});

it('the help’s answers, which failed, are asked for again when the connection is back', async () => {
  backend.use(http.get('*/answers/en.json', () => HttpResponse.error()));
  const dialog = document.createElement('dialog');
  const field = document.createElement('input');
  render(<GameSearch {...{ dialog, field, start: document.createElement('div') }} messages={texts} />);
  await loadAnswers();
  const answers = [{ slug: 'deposit', title: 'How to deposit', words: 'deposit money' }];
  backend.use(http.get('*/answers/en.json', () => HttpResponse.json(answers)));
  act(() => void dispatchEvent(new Event('online')));
  setSearchQuery({ text: 'deposit' });
  await waitFor(() => expect($foundAnswers.get()).toHaveLength(1));
});
