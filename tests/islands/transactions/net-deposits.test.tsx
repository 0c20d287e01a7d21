import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { notifyMoneyMoved } from '@/lib/stores/money-moved';
import { laterCall } from '../backend';
import { answer, backendReport, open, press, ROW } from './transactions-page';

describe('net deposits', () => {
  const net = () => screen.getByRole('region', { name: 'Net deposits' }).textContent;

  it('are loaded again when money has moved, and unknown meanwhile', async () => {
    backendReport.answer = () => answer([]);
    await open();
    await waitFor(() => expect(net()).toContain('RM\u00a00.00'));
    backendReport.answer = ({ type, ticket_status }) => answer(ticket_status === '3' && type === '1' ? [{ ...ROW, amount: '30.00' }] : []);
    act(() => notifyMoneyMoved());
    expect(screen.getByRole('region', { name: 'Net deposits', busy: true }).textContent).not.toContain('RM');
    await waitFor(() => expect(net()).toContain('RM\u00a030.00'));
  });

  it('are those of the current filter, in whatever order the responses come', async () => {
    const slow = Promise.withResolvers<void>();
    backendReport.answer = async ({ type, ticket_status, start_date }) => {
      if (ticket_status !== '3' || type !== '1') return answer([]);
      if (start_date?.startsWith('2026-11-21')) await slow.promise;
      return answer([{ ...ROW, amount: start_date?.startsWith('2026-11-21') ? '30.00' : '20.00' }]);
    };
    await open();
    await screen.findByText('No transactions found');
    await press('Yesterday');
    await waitFor(() => expect(net()).toContain('RM\u00a020.00'));
    slow.resolve();
    await laterCall();
    expect(net()).toContain('RM\u00a020.00');
  });

  it('can be loaded again after a failure', async () => {
    backendReport.answer = ({ ticket_status }) => (ticket_status === '3' ? HttpResponse.error() : answer([]));
    await open();
    await waitFor(() => expect(net()).toContain('Net deposits could not be worked out.'));
    backendReport.answer = () => answer([]);
    await press('Try again');
    await waitFor(() => expect(net()).toContain('RM\u00a00.00'));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Net deposits' }));
  });
});
