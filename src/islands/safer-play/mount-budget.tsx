import { startSession } from '@/lib/stores/session';
import { runOnce } from '../../lib/browser/run-once';
import { mountLate } from '../mount-late';
import { BudgetReminder } from './BudgetReminder';

/** Renders the player's budget reminder into its part of the page. */
export const mountBudget = runOnce(async (place: HTMLElement) => {
  await mountLate({ place, messages: 'budget', and: 'money', render: (messages) => <BudgetReminder messages={messages} /> });
  void startSession();
});
