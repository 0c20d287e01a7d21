import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { mountWelcome } from '@/islands/welcome/Welcome';
import { askForWelcome } from '@/lib/browser/storage/visitor';

it('a new player is shown three steps, until the welcome is closed', async () => {
  document.documentElement.dataset['language'] = 'bd';
  document.documentElement.lang = 'bn';
  askForWelcome();
  const place = document.body.appendChild(document.createElement('div'));
  await mountWelcome(place);
  const welcome = within(screen.getByRole('region', { name: 'স্বাগতম! এখান থেকে শুরু করুন' }));
  const steps = welcome
    .getAllByRole('listitem')
    .map((step) => [step.textContent?.[0], within(step).getByRole('link').getAttribute('href')]);
  expect(steps).toEqual([
    ['১', '/bd/deposit'],
    ['২', '/bd/slots'],
    ['৩', '/bd/safer-play/budget'],
  ]);
  await userEvent.click(welcome.getByRole('button', { name: 'স্বাগত বার্তা বন্ধ করুন' }));
  expect(place.hidden).toBe(true);
  expect(sessionStorage).toHaveLength(0);
});
