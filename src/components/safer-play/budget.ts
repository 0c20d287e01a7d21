import { whenIdle } from '@/lib/browser/page/when';
import { onTokensChange, readTokens } from '@/lib/session/tokens';

/** Shows a player's budget reminder once the page is idle; to a guest nothing is loaded. What could not be loaded is tried again with the network. */
async function showBudget(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-budget]');
  if (!place || !readTokens().access) return;
  try {
    const { mountBudget } = await import('@/islands/safer-play/BudgetReminder');
    await mountBudget(place);
  } catch {
    addEventListener('online', () => void showBudget(), { once: true });
  }
}

onTokensChange(() => void whenIdle(showBudget));
void whenIdle(showBudget);
