import { TransactionFilters } from '@/islands/transactions/TransactionFilters';
import { Button } from '@/islands/ui/Button';
import { ConfirmDialog } from '@/islands/ui/ConfirmDialog';
import { Dialog } from '@/islands/ui/Dialog';
import { WithdrawReview } from '@/islands/withdraw/WithdrawReview';
import { BANK_ACCOUNT, BONUS, ignore } from '../samples';
import type { PartProps } from '../texts';

/** What opens over a page, one on each page of the gallery. */
export function ConfirmOverlay({ texts: { bank } }: PartProps) {
  return (
    <ConfirmDialog
      title={bank.confirmTitle}
      yes={bank.confirmYes}
      no={bank.cancel}
      onConfirm={ignore}
      onClose={ignore}
    >
      <p>{bank.confirmText}</p>
    </ConfirmDialog>
  );
}

export function SheetOverlay({ texts: { transaction } }: PartProps) {
  return (
    <Dialog title={transaction.filters} variant="sheet" onClose={ignore}>
      <div className="overflow-y-auto p-5">
        <TransactionFilters
          messages={transaction}
          filter={{ type: 'all', status: 'pending', start: '2026-11-22', end: '2026-11-01' }}
          onChange={ignore}
        />
        <div className="pt-4">
          <Button>{transaction.showList}</Button>
        </div>
      </div>
    </Dialog>
  );
}

export function ReviewOverlay({ texts: { withdraw } }: PartProps) {
  return (
    <WithdrawReview
      messages={withdraw}
      player={{ bonuses: [BONUS] }}
      amount="12500"
      bank={BANK_ACCOUNT}
      provider="Shapla Play"
      balance="13000.50"
      onConfirm={ignore}
      onClose={ignore}
    />
  );
}

export function LaunchOverlay({ texts: { games } }: PartProps) {
  return (
    <Dialog title={games.notLaunched} variant="message" onClose={ignore}>
      <p role="alert">{games.launchFailed}</p>
      <Button>{games.tryAgain}</Button>
      <Button variant="secondary">{games.anotherGame}</Button>
    </Dialog>
  );
}
