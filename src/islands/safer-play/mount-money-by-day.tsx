import { startSession } from '@/lib/stores/session';
import { runOnce } from '../../lib/browser/run-once';
import { mountLate } from '../mount-late';
import { MoneyByDay } from './MoneyByDay';

/** Renders a player's money by day into its place. */
export const mountMoneyByDay = runOnce(async (place: HTMLElement) => {
  await startSession();
  await mountLate({ place, messages: 'money-by-day', render: (messages) => <MoneyByDay messages={messages} /> });
});
