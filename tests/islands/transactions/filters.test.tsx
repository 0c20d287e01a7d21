import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  answer,
  backendReport,
  lastRequest,
  listRequests,
  manyRows,
  open,
  press,
  ROW,
  texted,
  user,
} from './transactions-page';

it('filters apply at once', async () => {
  await open();
  await user.selectOptions(screen.getByLabelText('Type'), 'All types');
  await user.selectOptions(screen.getByLabelText('Status'), 'Rejected');
  await waitFor(() => expect(lastRequest()).toMatchObject({ type: '', ticket_status: '4' }));
});

it('filters are debounced while a date is typed', async () => {
  await open();
  await screen.findByRole('table');
  const before = listRequests().length;
  vi.useFakeTimers({ now: Date.now(), shouldAdvanceTime: true, advanceTimeDelta: 1 });
  for (const value of ['2026-11-02', '2026-11-10'])
    fireEvent.change(screen.getByLabelText('Start date'), { target: { value } });
  await act(() => vi.advanceTimersByTimeAsync(500));
  await waitFor(() => expect(lastRequest()).toMatchObject({ start_date: '2026-11-10 00:00:00' }));
  expect(listRequests()).toHaveLength(before + 1);
});

it('filters do not apply while the dates are wrong, and show what is applied once others are', async () => {
  backendReport.answer = ({ type }) => answer(type === '' ? [ROW] : []);
  await open();
  fireEvent.change(await screen.findByLabelText('End date'), { target: { value: '2026-11-01' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Filters' }));
  await screen.findByText('The end date is before the start date');
  expect(listRequests().map(({ end_date }) => end_date)).not.toContain('2026-11-01 23:59:59');
  await press('Show All Transactions');
  expect(screen.getByLabelText<HTMLSelectElement>('Type').value).toBe('all');
  expect(screen.queryByText('The end date is before the start date')).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});

it('filters come from an address that was shared, page included', async () => {
  history.replaceState(
    null,
    '',
    '/transaction?type=withdraw&start=2026-10-01&end=2026-10-31&status=pending&page=2',
  );
  backendReport.answer = ({ page }) => manyRows(page, 12);
  await open();
  await screen.findByText('T11');
  expect(listRequests()[0]).toMatchObject({
    type: '2',
    start_date: '2026-10-01 00:00:00',
    ticket_status: '2',
    page: '2',
  });
  expect(texted('cell')[0]).toBe('11');
});

it.each([
  '?type=toString&start=2026-02-30&end=x&status=9&page=-1',
  '?type=1&start=<script>&page=1e9',
  '?page=0',
  '?start=2026-12-01&end=2026-11-01',
])('filters ignore invalid values in the address: %s', async (search) => {
  history.replaceState(null, '', `/transaction${search}`);
  await open();
  await screen.findByRole('table');
  expect(listRequests()[0]).toMatchObject({
    type: '1',
    start_date: '2026-11-21 00:00:00',
    ticket_status: '1',
    page: '1',
  });
});
