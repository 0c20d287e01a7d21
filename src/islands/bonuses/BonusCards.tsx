import type { Messages } from '@/content/messages/messages';
import type { Bonus } from '@/lib/domain/player';
import type { Column } from '../ui/Table';
import { TurnoverLeft } from './TurnoverLeft';

interface Props {
  title: string;
  bonuses: readonly Bonus[];
  columns: readonly Column<Bonus>[];
  messages: Messages['bonuses'];
}

/** The bonuses on a phone: what is left of each in a sentence with a bar, then all that the table has. */
export function BonusCards({ title, bonuses, columns, messages }: Props) {
  const details = columns.filter(({ key }) => key !== 'name');
  return (
    <ul aria-label={title} className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-3">
      {bonuses.map((bonus, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same bonus may be claimed twice a day.
        <li key={`${bonus.date} ${bonus.title} ${index}`} className="card flex flex-col gap-2">
          <h2 className="text-base wrap-anywhere">{bonus.title}</h2>
          <TurnoverLeft {...{ bonus, messages }} />
          <dl className="detail-list">
            {details.map(({ key, label, cell }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd className="text-sm tabular-nums">{cell(bonus, index)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
