import { DisabledNotice } from '@/islands/money/DisabledNotice';
import { MoneyOutcomeNotice } from '@/islands/money/MoneyOutcomeNotice';
import { MoneySkeleton } from '@/islands/money/MoneySkeleton';
import { RowsSkeleton } from '@/islands/transactions/RowsSkeleton';
import { Button } from '@/islands/ui/Button';
import { Callout } from '@/islands/ui/Callout';
import { EmptyState } from '@/islands/ui/EmptyState';
import { ProgressBar } from '@/islands/ui/ProgressBar';
import { RetryNotice } from '@/islands/ui/RetryNotice';
import { Preloader, Skeleton } from '@/islands/ui/Skeleton';
import { State } from '../State';
import { BACKEND_WORDS, ignore, LINKS } from '../samples';
import type { PartProps } from '../texts';

/** What came of something: notices, and what stands in place of what failed. */
export function Notices({ texts: { deposit, bank, transaction } }: PartProps) {
  const { more } = deposit;
  const outcome = { messages: deposit, transactions: LINKS.transactions };
  return (
    <>
      <State name="Callout: success, error, info">
        <Callout notice={{ kind: 'success', text: bank.addDone }} />
        <Callout notice={{ kind: 'error', text: bank.addFailed }} />
        <Callout notice={{ kind: 'info', text: bank.none }} />
      </State>
      <State name="Callout: the backend's words; long ones">
        <Callout notice={{ kind: 'error', text: 'Wrong username or password', more }} />
        <Callout notice={{ kind: 'error', text: `${BACKEND_WORDS} `.repeat(3), more }} />
      </State>
      <State name="MoneyOutcomeNotice: unconfirmed, to reload">
        <MoneyOutcomeNotice
          {...outcome}
          notice={{ kind: 'info', text: deposit.unconfirmed, next: 'transactions' }}
        />
        <MoneyOutcomeNotice
          {...outcome}
          notice={{ kind: 'error', text: deposit.notSent, next: 'reload' }}
        />
      </State>
      <State name="RetryNotice, with the way to what explains it">
        <RetryNotice
          text={transaction.failed}
          label={transaction.retry}
          why={{
            text: transaction.why,
            label: transaction.whyNotLoaded,
            address: '/help/page-does-not-load',
          }}
          onRetry={ignore}
        />
      </State>
      <State name="DisabledNotice: a form that is closed">
        <DisabledNotice
          kind="deposit"
          problem={{ kind: 'refused', message: undefined }}
          messages={deposit}
          support={LINKS.support}
          onRetry={ignore}
        />
      </State>
    </>
  );
}

const SHAPES = ['lines', 'rows', 'cards'] as const;

/** What is shown while something is loading, and where there is nothing. */
export function Waiting({ texts: { transaction } }: PartProps) {
  return (
    <>
      {SHAPES.map((shape) => (
        <State key={shape} name={`Skeleton: ${shape}`}>
          <Skeleton label={transaction.loading} shape={shape} count={shape === 'rows' ? 1 : 2} />
        </State>
      ))}
      <State name="MoneySkeleton, RowsSkeleton">
        <MoneySkeleton label={transaction.loading} />
        <RowsSkeleton label={transaction.loading} />
      </State>
      <State name="Preloader, ProgressBar">
        <Preloader text={transaction.loading} />
        <ProgressBar label={transaction.loading} percent={40} />
      </State>
      <State name="EmptyState">
        <EmptyState title={transaction.noneFound} hint={transaction.noneHint}>
          <Button variant="secondary">{transaction.showAll}</Button>
        </EmptyState>
      </State>
    </>
  );
}
