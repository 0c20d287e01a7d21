import { useStore } from '@nanostores/react';
import { useLayoutEffect, useState } from 'react';
import { isAboveBudget } from '@/lib/domain/safer-play/budget-left';
import type { Deposit } from '@/lib/forms/deposit';
import { $budget, openBudget, usedAmount } from '@/lib/stores/budget';

/** The player's budget reminder, and its question before a deposit that goes above it; the deposit is sent in any case that the player wants. */
export function useBudget(playerId: string, submit: (command: Deposit) => Promise<void>) {
  const state = useStore($budget);
  const [asked, setAsked] = useState<Deposit>();
  useLayoutEffect(() => openBudget(playerId), [playerId]);
  return {
    state,
    /** The deposit that the player is asked about. */
    asked,
    submit(command: Deposit): Promise<void> {
      const { budget } = state.plan;
      if (!budget || !isAboveBudget(command.amount, budget, usedAmount(state))) return submit(command);
      setAsked(command);
      return Promise.resolve();
    },
    /** Has to be called while the tap is handled, as every submit of a deposit. */
    confirm(): void {
      setAsked(undefined);
      if (asked) void submit(asked);
    },
    cancel: () => setAsked(undefined),
  };
}
