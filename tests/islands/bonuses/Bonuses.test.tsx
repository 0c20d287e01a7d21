import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import gateTexts from '@/content/messages/en/gate.json';
import { Bonuses } from '@/islands/bonuses/Bonuses.island';
import { alertText, hrefOf, signInAs } from '../account/player-page';
import { onScreen } from '../screen';

const BONUS = {
  date: '2026-11-20 10:00:00',
  bonus_title: 'Welcome',
  turnover: '3,000.00',
  remaining_turnover: '1250.00',
  expired_date: '2026-12-20 10:00:00',
};

function open(bonuses: object[] | undefined, screenSize: 'large' | 'phone' = 'large'): void {
  onScreen(screenSize);
  signInAs({ bonus_history: bonuses });
  render(<Bonuses messages={gateTexts} title="Bonuses" />);
}

/** How much of the turnover is done, in percent. */
const progress = () =>
  screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Turnover done: 58%' }).value;

it('bonuses show the turnover that is done and that remains', async () => {
  open([BONUS]);
  const table = within(await screen.findByRole('table', { name: 'Bonuses' }));
  const line = (role: string) =>
    table
      .getAllByRole(role)
      .map(({ textContent }) => textContent)
      .join(' | ')
      .replaceAll('\u00a0', ' ');
  expect(line('columnheader')).toBe(
    'Claim Date | Bonus | Turnover (done / remaining) | Expired Date',
  );
  expect(line('cell')).toBe(
    '20 November 2026 10:00 | Welcome | RM 1,750.00 / RM 1,250.00 | 20 December 2026 10:00',
  );
  expect(progress()).toBe(58);
});

it('bonuses have on a phone all that the table has, each once, and a way on to play', async () => {
  open([BONUS], 'phone');
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByRole('heading').textContent).toBe('Welcome');
  expect(
    card.getByText('RM\u00a01,750.00 / RM\u00a01,250.00', { normalizer: (text) => text }),
  ).toBeTruthy();
  expect(progress()).toBe(58);
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '20\u00a0November\u00a02026 10:00',
    '20\u00a0December\u00a02026 10:00',
  ]);
  expect(hrefOf('Play Now')).toBe('/slots');
  expect(screen.queryByRole('table')).toBeNull();
});

it('bonuses that the backend did not send are called none only once they are loaded again', async () => {
  open(undefined);
  expect(await alertText()).toBe(gateTexts.broken);
  expect(screen.queryByText('No bonuses yet')).toBeNull();
  signInAs({ bonus_history: [] });
  await userEvent.click(screen.getByRole('button', { name: gateTexts.retry }));
  expect(await screen.findByText('No bonuses yet')).toBeTruthy();
});

it.each([
  [{ turnover: null }, '- / RM 1,250.00'],
  [{ turnover: null, remaining_turnover: null }, '-'],
  [{ expired_date: null }, '-'],
])('bonuses have a dash for what is not known, and then no progress: %j', async (unknown, text) => {
  open([{ ...BONUS, ...unknown }]);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryAllByRole('progressbar')).toHaveLength('turnover' in unknown ? 0 : 1);
});
