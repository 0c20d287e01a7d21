import { moneyDirection } from '@/lib/domain/report/money-direction';
import { type ReportRow, statusTone } from '@/lib/domain/report/report';
import { Icon } from '../ui/Icon';

const ARROWS = {
  in: 'M12 4v15M5.5 12.5L12 19l6.5-6.5',
  out: 'M12 20V5M5.5 11.5L12 5l6.5 6.5',
  between: 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4',
};
/** Of a type that only the backend knows. */
const DOT = 'M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2z';

/** Which way the money goes; green once it has come in. */
export function DirectionIcon({ row }: { row: ReportRow }) {
  const direction = moneyDirection(row);
  return (
    <span className={hasComeIn(row) ? 'text-success' : 'text-muted'}>
      <Icon path={direction ? ARROWS[direction] : DOT} />
    </span>
  );
}

/** How an amount looks: what was refused moved nothing. */
export function amountLook(row: ReportRow): string {
  if (statusTone(row.status) === 'danger') return 'text-muted line-through';
  return hasComeIn(row) ? 'text-success' : '';
}

function hasComeIn(row: ReportRow): boolean {
  return moneyDirection(row) === 'in' && statusTone(row.status) === 'success';
}
