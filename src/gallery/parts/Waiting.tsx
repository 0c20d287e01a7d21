import { Button } from '@/islands/ui/Button';
import { EmptyState } from '@/islands/ui/EmptyState';
import { ProgressBar } from '@/islands/ui/ProgressBar';
import { Preloader, Skeleton } from '@/islands/ui/Skeleton';
import { State } from '../State';
import type { GalleryTexts } from '../texts';

const SHAPES = ['fields', 'lines', 'rows', 'cards'] as const;

/** What is shown while something is loading, and where there is nothing. */
export function Waiting({ texts: { transaction } }: { texts: GalleryTexts }) {
  return (
    <>
      {SHAPES.map((shape) => (
        <State key={shape} name={`Skeleton: ${shape}`}>
          <Skeleton label={transaction.loading} shape={shape} count={shape === 'rows' ? 1 : 2} />
        </State>
      ))}
      <State name="Preloader, ProgressBar">
        <Preloader text={transaction.loading} />
        <ProgressBar label={transaction.loading} percent={40} />
      </State>
      <State name="EmptyState">
        <EmptyState title={transaction.none} hint={transaction.noneHint}>
          <Button variant="secondary">{transaction.showRecent}</Button>
        </EmptyState>
      </State>
    </>
  );
}
